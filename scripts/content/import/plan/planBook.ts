import { createHash } from 'node:crypto';
import { isIsbn13 } from '@lectern/shared/domain';
import * as v from 'valibot';
import { isBookFile, planBookFile, type PlannedBookFile } from '../books/planBookFile';
import { bookForm, bookParts, type BookForm } from '../source/forms';
import { paragraphsOf } from './paragraphsOf';
import type { Reading } from './plan';
import { readMarkdown, type TextLimit } from './readMarkdown';
import { fixForUnknownName, type KnownNames } from './planCourse';
import { planCover } from './planCover';
import { planOffer } from './planOffer';
import { readForm } from '../source/readForm';
import type { YamlFile } from '../source/readYaml';

const MARKDOWN = 'text/markdown; charset=utf-8';
const WORDS_PER_PAGE = 250;
/** A book is stored as a file, not a document: it may be longer than any novel. Browsers still read it in one piece. */
const BOOK_TEXT: TextLimit = {
  characters: 5_000_000,
  megabytes: 16,
  fix: 'Write 1 to 5,000,000 characters; divide a longer book into volumes.',
};

/** Plans the documents and files of the book folder `books/<id>`, and adds all of its problems. */
export function planBook(reading: Reading, known: KnownNames, id: string): void {
  const folder = `books/${id}`;
  const read = readForm(reading.source, `${folder}/book.yaml`, bookForm, reading.problems);
  if (read === null) return;
  const { yaml, form } = read;
  if (form === null) {
    const { success, output } = v.safeParse(bookParts, yaml.data);
    if (success) checkParts(reading, known, yaml, id, output);
    return;
  }
  checkIsbn(reading, yaml, form.isbn13);
  checkCategory(reading, known, yaml, form.category);
  planDocuments(reading, yaml, id, form);
  reading.plan.bookIds.push(id);
  reading.plan.owned.push(
    { bucket: 'site', prefix: `${folder}/full/` },
    { bucket: 'site', prefix: `${folder}/sample/` },
  );
}

function planDocuments(reading: Reading, yaml: YamlFile, id: string, form: BookForm): void {
  const { slug = id, title, summary, authors, isbn13 = null, category = null, language, status, price } = form;
  const path = `books/${id}`;
  const text = isBookFile(form.text ?? '') ? planBookFile(reading, yaml, id, form) : planText(reading, yaml, id, form);
  const isOffered = status === 'published';
  const offer = price ? planOffer({ kind: 'book', refId: id, name: title, price, isOffered }) : null;
  const data = {
    slug,
    title,
    summary: paragraphsOf(summary),
    authors,
    isbn13,
    category,
    language,
    pages: form.pages ?? text?.pages ?? 1,
    cover: planCover(reading, yaml, { kind: 'book', id, cover: form.cover, isShown: isOffered }),
    sample: text?.sample ?? null,
    productId: offer?.productId ?? null,
    status,
  };
  const createdAt = form.created === undefined ? undefined : new Date(form.created);
  reading.plan.documents.push({ path, data, createdAt, hasTimes: true }, ...(offer?.documents ?? []));
  if (text) reading.plan.documents.push({ path: `${path}/private/file`, data: text.file, hasTimes: false });
}

function checkIsbn({ problems }: Reading, yaml: YamlFile, isbn13: string | undefined): void {
  if (isbn13 === undefined || isIsbn13(isbn13)) return;
  problems.add(
    yaml.positionOf(['isbn13']),
    `"${isbn13}" is not a valid ISBN-13`,
    'Write its 13 digits, in quotes and without hyphens; the last one is the check digit.',
  );
}

function checkCategory(
  { problems }: Reading,
  { categories }: KnownNames,
  yaml: YamlFile,
  category: string | undefined,
): void {
  if (category === undefined || !categories || categories.has(category)) return;
  problems.add(
    yaml.positionOf(['category']),
    `there is no category "${category}"`,
    fixForUnknownName(categories.keys(), 'Leave it out, or add it to categories.yaml.'),
  );
}

/** Checks the valid fields of a file with errors elsewhere, so that one run reports all. Its plan is never applied. */
function checkParts(
  reading: Reading,
  known: KnownNames,
  yaml: YamlFile,
  id: string,
  { category, cover, text }: v.InferOutput<typeof bookParts>,
): void {
  checkCategory(reading, known, yaml, category);
  planCover(reading, yaml, { kind: 'book', id, cover, isShown: false });
  if (text?.endsWith('.md')) readMarkdown(reading, `books/${id}`, text, yaml, ['text'], BOOK_TEXT);
}

/** Plans the full text, for owners of the book, and its first chapters, for everybody. */
function planText(reading: Reading, yaml: YamlFile, id: string, form: BookForm): PlannedBookFile | null {
  if (form.text === undefined) {
    if (form.sampleChapters !== undefined)
      reading.problems.add(
        yaml.positionOf(['sampleChapters']),
        'a sample without a text',
        'Name the text too: "text: book.md".',
      );
    return null;
  }
  if (form.sample !== undefined)
    reading.problems.add(
      yaml.positionOf(['sample']),
      'a sample file beside a text in Markdown',
      'Name the number of public chapters instead: "sampleChapters: 1".',
    );
  if (!form.text.endsWith('.md')) {
    reading.problems.add(
      yaml.positionOf(['text']),
      `"${form.text}" is not a book`,
      'Name a file that ends in .epub, .pdf, or .md with a "## " heading for each chapter.',
    );
    return null;
  }
  const text = readMarkdown(reading, `books/${id}`, form.text, yaml, ['text'], BOOK_TEXT)?.text;
  if (text === undefined) return null;
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // Named by its hash: readers compare it with the document, so a new text must not replace the old one earlier.
  const path = `books/${id}/full/${sha256.slice(0, 16)}.md`;
  reading.plan.files.push({ bucket: 'site', path, from: bytes, contentType: MARKDOWN });
  const file = { path, sha256, bytes: bytes.length };
  const sample = planSample(reading, yaml, id, form, text);
  return { file, sample, pages: Math.max(1, Math.ceil(text.split(/\s+/).length / WORDS_PER_PAGE)) };
}

function planSample(
  reading: Reading,
  yaml: YamlFile,
  id: string,
  { sampleChapters, status }: BookForm,
  text: string,
): string | null {
  if (sampleChapters === undefined) return null;
  const starts = Array.from(text.matchAll(/^## /gm), ({ index }) => index);
  if (starts.length < sampleChapters) {
    reading.problems.add(
      yaml.positionOf(['sampleChapters']),
      `the text has ${starts.length} chapters`,
      'Name at most that many; each begins with a "## " heading.',
    );
    return null;
  }
  // Samples are public files: that of a draft must not be stored before it is published.
  if (status !== 'published') return null;
  const path = `books/${id}/sample/sample.md`;
  reading.plan.files.push({
    bucket: 'site',
    path,
    from: Buffer.from(text.slice(0, starts[sampleChapters]).trimEnd() + '\n'),
    contentType: MARKDOWN,
  });
  return path;
}
