import { createReadStream } from 'node:fs';

/** Longer than any document or account. In UTF-16 units. */
const MAX_LINE = 32 * 1024 * 1024;

/**
 * Yields the lines of a text file, divided at line feeds alone: Node's readline also divides at U+2028, which JSON may
 * contain. Rejects when the file can't be read, and for a line of more than 32 Mi units.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  let waiting: string[] = [];
  let length = 0;
  for await (const chunk of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    waiting.push(first);
    length += first.length;
    for (const next of others) {
      yield waiting.join('');
      waiting = [next];
      length = next.length;
    }
    if (length > MAX_LINE) throw new Error(`A line is longer than ${String(MAX_LINE)}.`);
  }
  if (length > 0) yield waiting.join('');
}
