async ([part, options]) => {
  const found = await axe.run(part === '' ? document : { include: part.split(', ').map((one) => [one]) }, { resultTypes: ['violations'], preload: false, ...options });
  return found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`));
}
