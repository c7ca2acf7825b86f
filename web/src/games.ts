/** One game as the server lists it. */
export interface Game {
  name: string;
  title: string;
  seats: number[];
}

/** Say how many can play: "2 to 4 players". */
export function players(seats: readonly number[]): string {
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  return least === most ? `${least} players` : `${least} to ${most} players`;
}

/** Ask the server for its games; rejects when it cannot be reached or answers badly. */
export async function fetchGames(): Promise<Game[]> {
  const answer = await fetch('/api/games');
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return (await answer.json()) as Game[];
}
