/** Milliseconds that half, 95 of 100 and all of some turns stayed below. */
export type Times = { p50: number; p95: number; max: number; count: number };

/** What people type, letter by letter: titles and teachers' names, every fourth with two letters exchanged. */
export function keystrokes(texts: readonly string[]): string[] {
  return texts.flatMap((text, at) => {
    const meant = text.slice(0, 24);
    const typed =
      at % 4 === 0 && meant.length > 6
        ? `${meant.slice(0, 3)}${meant[4] ?? ''}${meant[3] ?? ''}${meant.slice(5)}`
        : meant;
    return Array.from({ length: typed.length }, (_, last) => typed.slice(0, last + 1));
  });
}

/** Every so manieth of them, `count` in all. */
export const spread = <T>(from: readonly T[], count: number): T[] =>
  from.filter((_, at) => at % Math.max(1, Math.floor(from.length / count)) === 0).slice(0, count);

/** What acting on each took; the first tenth warms up and is not counted. */
export async function timeEach<T>(items: readonly T[], act: (item: T) => unknown): Promise<Times> {
  for (const item of items.slice(0, Math.ceil(items.length / 10))) await act(item);
  const times: number[] = [];
  for (const item of items) {
    const begun = performance.now();
    await act(item);
    times.push(performance.now() - begun);
  }
  return summary(times);
}

/** Sums up times in milliseconds. */
export function summary(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1), count: sorted.length };
}
