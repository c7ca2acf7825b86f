/** A made-up language for finding what is too narrow or was never translated: accents, a third longer, in ⟦brackets⟧. */
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ',
  n: 'ñ', o: 'ö', p: 'þ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ü', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
  A: 'Á', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Í', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ṁ',
  N: 'Ñ', O: 'Ö', P: 'Þ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Ü', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž',
};
const LONGER = 0.35;

export function pseudo(text: string): string {
  const letters = text.trim();
  // Pieces of punctuation between two placeables stay as they are.
  if (!/[a-z]/i.test(letters)) return text;
  const dressed = [...text].map((letter) => ACCENTS[letter] ?? letter).join('');
  const tail = '~'.repeat(Math.max(1, Math.round(letters.length * LONGER)));
  const lead = /^\s*/.exec(dressed)?.[0] ?? '';
  const end = /\s*$/.exec(dressed)?.[0] ?? '';
  return `${lead}⟦${dressed.trim()}${tail}⟧${end}`;
}
