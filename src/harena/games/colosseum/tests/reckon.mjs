// Reads tables as JSON lines and says what the page reckons of them: `node reckon.mjs ROOT`, the sources as they are.
import { registerHooks } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const root = pathToFileURL(`${process.argv[2]}/`).href;
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('harena/')) return next(`${root}web/src/lib/${specifier.slice('harena/'.length)}.ts`, context);
    return next(/^\.\/\w+$/.test(specifier) ? `${specifier}.ts` : specifier, context);
  },
});
const { changed, draws, roomy, starsWith } = await import(`${root}src/harena/games/colosseum/web/reckon.ts`);
const { handOf } = await import(`${root}src/harena/games/colosseum/web/place.ts`);

for await (const line of createInterface({ input: process.stdin })) {
  const { view, seat, changes } = JSON.parse(line);
  const hands = new Map(Object.entries(changes).map(([one, by]) => [Number(one), changed(handOf(view.seats[one]), by)]));
  const mine = view.seats[seat];
  const stars = starsWith(view, seat, hands);
  const programs = mine.programs.map((number) => {
    const program = view.programs[number - 1];
    const draw = draws(view, mine, program, hands.get(seat) ?? handOf(mine), stars);
    if (draw === null) return null;
    const parts = Object.fromEntries(draw.lines.map(({ part, spectators }) => [part, spectators]));
    return { ...parts, missing: draw.missing, spectators: draw.total, roomy: roomy(mine, program) };
  });
  console.log(JSON.stringify({ stars, programs }));
}
