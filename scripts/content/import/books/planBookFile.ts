import { createHash } from 'node:crypto';
import type { BookForm } from '../source/forms';
import type { YamlFile } from '../source/readYaml';
import type { Reading } from '../plan/plan';
import { checkEpub, type BookFault } from './checkEpub';
import { checkPdf } from './checkPdf';
import { packEpub } from './packEpub';

const TYPES = { '.epub': 'application/epub+zip', '.pdf': 'application/pdf', '.md': 'text/markdown; charset=utf-8' };
const MAX_MEGABYTES = 200;
const WORDS_PER_PAGE = 250;

/** Extensions of the files that are books as they are. */
export const isBookFile = (name: string): boolean => /\.(epub|pdf)$/.test(name);

/** The planned file of a book, its sample, and its length in pages. */
export type PlannedBookFile = {
  file: { path: string; sha256: string; bytes: number };
  sample: string | null;
  pages: number;
};

/** Plans the EPUB or PDF of a book, for its owners, and its sample, for everybody; null after adding a problem. */
export function planBookFile(reading: Reading, yaml: YamlFile, id: string, form: BookForm): PlannedBookFile | null {
  const name = form.text ?? '';
  const { problems } = reading;
  if (form.sampleChapters !== undefined)
    problems.add(
      yaml.positionOf(['sampleChapters']),
      'chapters of a file cannot be cut out',
      'Name a file instead: "sample: sample.md", or one that ends in .epub or .pdf.',
    );
  const bytes = readFile(reading, yaml, `books/${id}/${name}`, 'text');
  const checked = bytes && check(name, bytes);
  if (!bytes || !checked) return null;
  if ('what' in checked) {
    problems.add(yaml.positionOf(['text']), `"${name}": ${checked.what}`, checked.fix);
    return null;
  }
  if ('pages' in checked && form.pages !== undefined && form.pages !== checked.pages)
    problems.add(
      yaml.positionOf(['pages']),
      `"${name}" has ${checked.pages} pages, not ${form.pages}`,
      'Leave pages out: a PDF tells them.',
    );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const extension = extensionOf(name);
  // Named by its hash: readers compare it with the document, so a new file must not replace the old one earlier.
  const path = `books/${id}/full/${sha256.slice(0, 16)}${extension}`;
  reading.plan.files.push({ bucket: 'site', path, from: bytes, contentType: TYPES[extension] });
  const pages = 'pages' in checked ? checked.pages : Math.max(1, Math.ceil(checked.words / WORDS_PER_PAGE));
  return {
    file: { path, sha256, bytes: bytes.length },
    sample: planSample(reading, yaml, id, form),
    pages: form.pages ?? pages,
  };
}

function planSample(reading: Reading, yaml: YamlFile, id: string, { sample, status }: BookForm): string | null {
  if (sample === undefined) return null;
  const bytes = readFile(reading, yaml, `books/${id}/${sample}`, 'sample');
  const checked = bytes && check(sample, bytes);
  if (!bytes || !checked) return null;
  if ('what' in checked) {
    reading.problems.add(yaml.positionOf(['sample']), `"${sample}": ${checked.what}`, checked.fix);
    return null;
  }
  // Samples are public files: that of a draft must not be stored before it is published.
  if (status !== 'published') return null;
  const extension = extensionOf(sample);
  const path = `books/${id}/sample/sample${extension}`;
  reading.plan.files.push({ bucket: 'site', path, from: bytes, contentType: TYPES[extension] });
  return path;
}

type Checked = { words: number } | { pages: number } | BookFault;

function check(name: string, bytes: Buffer): Checked {
  if (name.endsWith('.epub')) return checkEpub(bytes);
  if (name.endsWith('.pdf')) return checkPdf(bytes);
  if (!name.endsWith('.md'))
    return { what: 'it has the wrong file type', fix: 'Use one of these extensions: .md, .epub, .pdf.' };
  const text = bytes.toString('utf8');
  if (text.trim() === '' || text.includes('\u{fffd}'))
    return { what: 'it is not text in UTF-8', fix: 'Save the file as UTF-8, with at least one paragraph.' };
  return { words: text.split(/\s+/).length };
}

/** Reads a file, or packs an EPUB that is a folder; null after adding a problem. */
function readFile({ source, problems }: Reading, yaml: YamlFile, file: string, field: string): Buffer | null {
  const position = yaml.positionOf([field]);
  if (file.endsWith('.epub') && source.list(file, 'folders').includes('META-INF')) return packEpub(source, file);
  const found = source.find(file);
  if (found !== 'file') problems.add(position, ...source.whyNot(file, found));
  else if (source.sizeOf(file) > MAX_MEGABYTES * 1024 * 1024)
    problems.add(position, `"${file}" is larger than ${MAX_MEGABYTES} MB`, 'Make its pictures smaller.');
  else return source.bytes(file);
  return null;
}

const extensionOf = (name: string): keyof typeof TYPES =>
  name.endsWith('.epub') ? '.epub' : name.endsWith('.pdf') ? '.pdf' : '.md';
