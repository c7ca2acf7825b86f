() => [
  document.body.innerHTML, location.href, document.documentElement.dataset.theme ?? '', document.documentElement.lang,
  ...[...document.querySelectorAll('input, select')].map((one) => one.value), JSON.stringify({ ...localStorage }),
  ...[...document.querySelectorAll('.body, .lines, .opts')].map((one) => one.scrollTop),
].join('\n')
