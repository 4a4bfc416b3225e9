import type { ListAnswer } from '@lectern/shared/domain';
import {
  answerList,
  decodeCourseTable,
  decodeTextIndex,
  prepareSearch,
  type CourseTable,
  type ListRequest,
  type TextIndex,
} from '@lectern/shared/search';
import { singleFlight } from '@lectern/shared/sync';

/** URLs of the rows and the words of one generation of the catalogue. */
export type CatalogueFiles = { generation: string; rows: string; words: string };

/** Catalogue that answers from its files. Each file is fetched on first use, and again after a failure. */
export type OpenCatalogue = {
  ask(request: ListRequest): Promise<ListAnswer>;
  prepare(forWords: boolean): Promise<void>;
};

/** Opens a catalogue in this thread. */
export function openCatalogue({ generation, rows, words }: CatalogueFiles): OpenCatalogue {
  const table = singleFlight<CourseTable>(async () => decodeCourseTable(await (await fetchFile(rows)).text()));
  const index = singleFlight<TextIndex>(async () =>
    decodeTextIndex(new Uint8Array(await (await fetchFile(words)).arrayBuffer())),
  );
  return {
    ask: async (request) => {
      const isSearch = request.words.trim() !== '';
      const [loaded, found] = await Promise.all([table(), isSearch ? index() : null]);
      return answerList({ generation, table: loaded, index: found }, request);
    },
    prepare: async (forWords) => {
      const [loaded, found] = await Promise.all([table(), forWords ? index() : null]);
      if (found) prepareSearch({ table: loaded, index: found });
    },
  };
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  return response;
}
