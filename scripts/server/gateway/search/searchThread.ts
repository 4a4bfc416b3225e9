import { gunzipSync } from 'node:zlib';
import { parentPort } from 'node:worker_threads';
import {
  answerList,
  decodeCourseTable,
  decodeTextIndex,
  prepareSearch,
  type SearchableCatalogue,
  type CourseTable,
  type TextIndex,
} from '@lectern/shared/search';
import type { FromSearchThread, ToSearchThread } from './searchMessages';

/** The catalogue that this thread searches: one generation. The server goes on answering meanwhile. */
let catalogue: (SearchableCatalogue & { index: TextIndex }) | null = null;

parentPort?.on('message', (message: ToSearchThread) => {
  try {
    if (message.kind === 'open') open(message);
    else post({ number: message.number, ...answer(message) });
  } catch (error) {
    post({ number: message.number, error: error instanceof Error ? error.message : String(error) });
  }
});

/** Opens a generation. Files that have not changed since the previous one are null. */
function open({ number, generation, rows, words }: Extract<ToSearchThread, { kind: 'open' }>): void {
  const table: CourseTable | undefined = rows
    ? decodeCourseTable(new TextDecoder().decode(plain(rows)))
    : catalogue?.table;
  const index: TextIndex | undefined = words ? decodeTextIndex(plain(words)) : catalogue?.index;
  if (!table || !index) throw new Error('The thread for searching has no catalogue yet.');
  if (index.size !== table.size) throw new Error('The rows and the words of the catalogue do not belong together.');
  prepareSearch({ table, index });
  catalogue = { generation, table, index };
  post({ number, generation, json: '' });
}

function answer({ request }: Extract<ToSearchThread, { kind: 'ask' }>): { generation: string; json: string } {
  if (!catalogue) throw new Error('The thread for searching has no catalogue yet.');
  return { generation: catalogue.generation, json: JSON.stringify(answerList(catalogue, request)) };
}

/** Files arrive as they are stored: compressed. */
const plain = (bytes: Uint8Array): Uint8Array => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);

const post = (message: FromSearchThread): void => parentPort?.postMessage(message);
