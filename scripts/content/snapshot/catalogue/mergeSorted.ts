import type { Pause } from '../timeSlices';

/** Strings that are sorted or merged between two pauses: a few milliseconds of work. */
const STEP = 5_000;

/**
 * Resolves to the strings of `sorted` and `added` in ascending order of code units. Works in time slices, so that the
 * server can answer requests between them.
 */
export async function mergeSorted(sorted: string[], added: readonly string[], pause: Pause): Promise<string[]> {
  let runs: string[][] = sorted.length > 0 ? [sorted] : [];
  for (let index = 0; index < added.length; index += STEP) {
    runs.push(added.slice(index, index + STEP).sort());
    await pause();
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await mergeTwo(runs[index] ?? [], runs[index + 1] ?? [], pause));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Merges two sorted lists. */
async function mergeTwo(a: readonly string[], b: readonly string[], pause: Pause): Promise<string[]> {
  const all: string[] = [];
  let [atA, atB] = [0, 0];
  while (atA < a.length || atB < b.length) {
    const [x, y] = [a[atA], b[atB]];
    const takesA = y === undefined || (x !== undefined && x <= y);
    all.push((takesA ? x : y) ?? '');
    if (takesA) atA += 1;
    else atB += 1;
    if (all.length % STEP === 0) await pause();
  }
  return all;
}
