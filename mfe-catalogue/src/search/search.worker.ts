import { buildSearchIndex, searchDocuments, type SearchIndex } from './searchIndex';
import type { ToWorker, FromWorker } from './searcher';

/** The worker's own thread: keeps one index, and answers each question in the order in which it came. */
let index: SearchIndex = buildSearchIndex([]);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'index') index = buildSearchIndex(data.documents);
  else postMessage({ number: data.number, found: searchDocuments(index, data.query) } satisfies FromWorker);
});
