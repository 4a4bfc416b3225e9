import type { Pause } from '../timeSlices';

/** So many texts are sorted in a few milliseconds. */
const PIECE = 5_000;

/** Texts in the order of their code units: those of `sorted`, which are, and those of `more`, in turns. */
export async function sortedAnew(sorted: string[], more: readonly string[], pause: Pause): Promise<string[]> {
  let runs: string[][] = sorted.length > 0 ? [sorted] : [];
  for (let at = 0; at < more.length; at += PIECE) {
    runs.push(more.slice(at, at + PIECE).sort());
    await pause();
  }
  while (runs.length > 1) {
    const pairs: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) pairs.push(await merged(runs[at] ?? [], runs[at + 1] ?? [], pause));
    runs = pairs;
  }
  return runs[0] ?? [];
}

async function merged(a: readonly string[], b: readonly string[], pause: Pause): Promise<string[]> {
  const all: string[] = [];
  let [atA, atB] = [0, 0];
  while (atA < a.length || atB < b.length) {
    const [x, y] = [a[atA], b[atB]];
    const takesA = y === undefined || (x !== undefined && x <= y);
    all.push((takesA ? x : y) ?? '');
    if (takesA) atA += 1;
    else atB += 1;
    if (all.length % PIECE === 0) await pause();
  }
  return all;
}
