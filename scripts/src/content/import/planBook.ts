import { createHash } from 'node:crypto';
import { isIsbn13 } from '@lectern/shared/domain';
import { bookForm, type BookForm } from './forms';
import { checkFile } from './checkFile';
import { paragraphsOf, readMarkdown, type Reading } from './plan';
import type { Known } from './planCourse';
import { planOffer } from './planOffer';
import { readForm } from './readForm';
import type { YamlFile } from './SourceFolder';

const MARKDOWN = 'text/markdown; charset=utf-8';
const WORDS_ON_A_PAGE = 250;

/** Checks the book folder `books/<id>` and plans its documents and files. Adds every problem that it has. */
export function planBook(reading: Reading, known: Known, id: string): void {
  const folder = `books/${id}`;
  const read = readForm(reading.source, `${folder}/book.yaml`, bookForm, reading.problems);
  if (read === null) return;
  const { yaml, form } = read;
  const { slug = id, title, summary, authors, isbn13 = null, category = null, language, status } = form;
  if (isbn13 !== null && !isIsbn13(isbn13)) reading.problems.add(yaml.placeOf(['isbn13']), `"${isbn13}" is no ISBN-13`, 'Write its 13 digits, in quotes, without hyphens; the last one is the check digit.');
  if (category !== null && !known.categories.has(category)) {
    reading.problems.add(yaml.placeOf(['category']), `there is no category "${category}"`, `Name one of: ${Array.from(known.categories.keys()).join(', ')}.`);
  }
  const text = planText(reading, yaml, id, form);
  const pages = form.pages ?? Math.max(1, Math.ceil((text?.words ?? 0) / WORDS_ON_A_PAGE));
  const offer = form.price ? planOffer('book', id, title, form.price) : null;
  const data = {
    slug, title, summary: paragraphsOf(summary), authors, isbn13, category, language, pages, cover: planCover(reading, yaml, id, form.cover), sample: text?.sample ?? null,
    productId: offer?.productId ?? null, status,
  };
  reading.plan.bookIds.push(id);
  reading.plan.ownedFolders.push(`${folder}/full/`, `${folder}/sample/`);
  reading.plan.documents.push({ path: folder, data, createdAt: form.created === undefined ? undefined : new Date(form.created), hasTimes: true }, ...(offer?.documents ?? []));
  if (text) reading.plan.documents.push({ path: `${folder}/private/file`, data: text.file, hasTimes: false });
}

type BookText = { file: { path: string; sha256: string; bytes: number }; sample: string | null; words: number };

/** Plans the whole text for those who own the book, and its first chapters for everybody. */
function planText(reading: Reading, yaml: YamlFile, id: string, form: BookForm): BookText | null {
  if (form.text === undefined) {
    if (form.sampleChapters !== undefined) reading.problems.add(yaml.placeOf(['sampleChapters']), 'a sample without a text', 'Name the text too: "text: book.md".');
    return null;
  }
  if (!form.text.endsWith('.md')) {
    reading.problems.add(yaml.placeOf(['text']), `"${form.text}" is no Markdown file`, 'Name one that ends in .md, with a "## " heading for each chapter.');
    return null;
  }
  const text = readMarkdown(reading, `books/${id}`, form.text, yaml, ['text'])?.text;
  if (text === undefined) return null;
  const bytes = Buffer.from(text);
  const path = `books/${id}/full/book.md`;
  reading.plan.files.push({ bucket: 'site', path, from: bytes, contentType: MARKDOWN });
  const file = { path, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  return { file, sample: planSample(reading, yaml, id, form, text), words: text.split(/\s+/).length };
}

function planSample(reading: Reading, yaml: YamlFile, id: string, { sampleChapters }: BookForm, text: string): string | null {
  if (sampleChapters === undefined) return null;
  const starts = Array.from(text.matchAll(/^## /gm), ({ index }) => index);
  if (starts.length < sampleChapters) {
    reading.problems.add(yaml.placeOf(['sampleChapters']), `the text has ${starts.length} chapters`, 'Name at most that many; each begins with a "## " heading.');
    return null;
  }
  const path = `books/${id}/sample/sample.md`;
  reading.plan.files.push({ bucket: 'site', path, from: Buffer.from(text.slice(0, starts[sampleChapters]).trimEnd() + '\n'), contentType: MARKDOWN });
  return path;
}

function planCover(reading: Reading, yaml: YamlFile, id: string, cover: string | undefined): string | null {
  if (cover === undefined) return null;
  const file = `books/${id}/${cover}`;
  const contentType = checkFile(reading, 'image', file, yaml.placeOf(['cover']));
  if (contentType === null) return null;
  const path = `catalogue/covers/book-${id}${cover.slice(cover.lastIndexOf('.'))}`;
  reading.plan.files.push({ bucket: 'site', path, from: reading.source.at(file), contentType });
  return path;
}
