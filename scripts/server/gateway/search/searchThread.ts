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

/** The catalogue generation that this thread searches. */
let catalogue: (SearchableCatalogue & { index: TextIndex }) | null = null;

parentPort?.on('message', (message: ToSearchThread) => {
  try {
    if (message.kind === 'open') open(message);
    else post({ number: message.number, ...answer(message) });
  } catch (error) {
    post({ number: message.number, error: error instanceof Error ? error.message : String(error) });
  }
});

/** Opens a generation. A file that is null is taken from the previous generation. */
function open({ number, generation, rows, words }: Extract<ToSearchThread, { kind: 'open' }>): void {
  const table: CourseTable | undefined = rows
    ? decodeCourseTable(new TextDecoder().decode(plain(rows)))
    : catalogue?.table;
  const index: TextIndex | undefined = words ? decodeTextIndex(plain(words)) : catalogue?.index;
  if (!table || !index) throw new Error('The search thread has no catalogue yet.');
  if (index.size !== table.size) throw new Error('The rows and the words of the catalogue do not match.');
  prepareSearch({ table, index });
  catalogue = { generation, table, index };
  post({ number, generation, json: '' });
}

function answer({ request }: Extract<ToSearchThread, { kind: 'ask' }>): { generation: string; json: string } {
  if (!catalogue) throw new Error('The search thread has no catalogue yet.');
  return { generation: catalogue.generation, json: JSON.stringify(answerList(catalogue, request)) };
}

/** Decompresses a file that is stored with gzip. */
const plain = (bytes: Uint8Array): Uint8Array => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);

const post = (message: FromSearchThread): void => parentPort?.postMessage(message);
