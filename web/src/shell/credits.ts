/** What Harena is made of besides itself, with authors and licences. */
export interface Credit {
  name: string;
  by: string;
  licence: string;
  link: string;
}

export const ART: readonly Credit[] = [
  {
    name: 'game-icons.net',
    by: 'Lorc, Delapouite, Skoll, Caro Asercion, John Colburn, Sbed, Faithtoken, Viscious Speed',
    licence: 'CC BY 3.0',
    link: 'https://game-icons.net',
  },
  { name: 'Cinzel', by: 'Natanael Gama', licence: 'SIL OFL 1.1', link: 'https://github.com/NDISCOVER/Cinzel' },
  { name: 'Inter', by: 'Rasmus Andersson', licence: 'SIL OFL 1.1', link: 'https://rsms.me/inter' },
];

export const PARTS: readonly Credit[] = [
  { name: 'Svelte', by: 'Svelte contributors', licence: 'MIT', link: 'https://svelte.dev' },
  { name: 'Bits UI', by: 'Hunter Johnston', licence: 'MIT', link: 'https://bits-ui.com' },
  { name: 'Floating UI', by: 'Floating UI contributors', licence: 'MIT', link: 'https://floating-ui.com' },
  { name: 'noble-hashes', by: 'Paul Miller', licence: 'MIT', link: 'https://paulmillr.com/noble' },
  { name: 'uqr', by: 'Anthony Fu, from QR Code generator by Project Nayuki', licence: 'MIT', link: 'https://github.com/unjs/uqr' },
  { name: 'Fluent.js', by: 'Mozilla', licence: 'Apache 2.0', link: 'https://github.com/projectfluent/fluent.js' },
  { name: 'Iconify', by: 'Vjacheslav Trushkin', licence: 'MIT', link: 'https://iconify.design' },
];
