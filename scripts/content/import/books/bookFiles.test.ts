import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { parseBook, parseBookFile } from '@lectern/shared/domain';
import { checkEpub } from './checkEpub';
import { checkPdf } from './checkPdf';
import { prepareContentFolder, problemsOf, read, run, stored, write, type Files } from '../testBed';

prepareContentFolder();

const SAMPLES = join(__dirname, '../../sample/books');
const PDF = readFileSync(join(SAMPLES, 'the-tidy-table/book.pdf'));
const YAML = 'title: Loaf\nsummary: A book.\nauthors: [Ada]\n';

const CONTAINER = '<container><rootfiles><rootfile full-path="p/book.opf"/></rootfiles></container>';
const OPF =
  '<package><manifest><item id="a" href="one.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>';
const PARTS: Record<string, string> = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml': CONTAINER,
  'p/book.opf': OPF,
  'p/one.xhtml': `<html><head><title>No</title></head><body>${'<p>one two</p>'.repeat(300)}</body></html>`,
};

function epub(changes: Record<string, string | null> = {}): Buffer {
  const files = Object.entries({ ...PARTS, ...changes }).filter(([, text]) => text !== null);
  return Buffer.from(zipSync(Object.fromEntries(files.map(([name, text]) => [name, Buffer.from(text ?? '')]))));
}

const book = (yaml: string, files: Files = {}): Files => ({
  'books/loaf/book.yaml': YAML + yaml,
  ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`books/loaf/${name}`, content])),
});

test('an EPUB is stored for its owners under its hash, with its sample for everybody and its length', async () => {
  write(book('text: book.epub\nsample: sample.md\n', { 'book.epub': epub(), 'sample.md': '# Loaf\n\nOne.\n' }));
  await run();
  expect(parseBook(read('books/loaf'), 'x')).toMatchObject({ pages: 3, sample: 'books/loaf/sample/sample.md' });
  const { path, sha256 } = parseBookFile(read('books/loaf/private/file'), 'x');
  expect(path).toBe(`books/loaf/full/${sha256.slice(0, 16)}.epub`);
  expect(stored('books/loaf/')).toEqual([path, 'books/loaf/sample/sample.md']);
});

test('a section is found whose name is escaped in the package', () => {
  const opf = OPF.replace('one.xhtml', 'Q&amp;A &#233;&#x21;%20%2c1.xhtml').replace(/"/g, "'");
  const section = PARTS['p/one.xhtml'] ?? '';
  expect(checkEpub(epub({ 'p/book.opf': opf, 'p/Q&A é! ,1.xhtml': section }))).toEqual({ words: 600 });
});

test('an EPUB that is a folder is packed, to the same bytes each time', async () => {
  const files = Object.fromEntries(Object.entries(PARTS).map(([name, text]) => [`book.epub/${name}`, text]));
  write(book('text: book.epub\n', files));
  await run();
  const first = stored('books/loaf/');
  expect(first).toHaveLength(1);
  expect(await run()).toMatchObject({ files: 0, documents: 0 });
  expect(stored('books/loaf/')).toEqual(first);
});

test('the number of pages of a PDF is read from it', async () => {
  write(book('text: book.pdf\n', { 'book.pdf': PDF }));
  await run();
  expect(parseBook(read('books/loaf'), 'x').pages).toBe(10);
});

/** Returns a PDF with another start of the same length, so that its cross-reference table stays valid. */
const withStart = (start: string, pdf: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`%PDF-1.4 ${start} `), pdf.subarray(10 + start.length)]);

const LOCKED =
  '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/>' +
  '</EncryptedData></encryption>';

test.each<[name: string, what: RegExp, checked: unknown]>([
  ['an EPUB that is cut off', /not a complete zip/, checkEpub(epub().subarray(0, 400))],
  ['another file renamed', /not a complete zip/, checkEpub(PDF)],
  ['an archive that is no EPUB', /mimetype/, checkEpub(epub({ mimetype: 'text/plain' }))],
  ['no container', /container\.xml/, checkEpub(epub({ 'META-INF/container.xml': null }))],
  ['no package', /p\/book\.opf/, checkEpub(epub({ 'p/book.opf': null }))],
  ['an empty spine', /spine .* is empty/, checkEpub(epub({ 'p/book.opf': '<package/>' }))],
  ['a missing section', /"a" in the spine/, checkEpub(epub({ 'p/one.xhtml': null }))],
  ['copy protection', /copy protection/, checkEpub(epub({ 'META-INF/encryption.xml': LOCKED }))],
  ['a PDF that is cut off', /end is missing/, checkPdf(PDF.subarray(0, 9_000))],
  ['no PDF', /does not begin as a PDF/, checkPdf(Buffer.from('Hello'))],
  ['a PDF of a million pages', /more than 10000 pages/, checkPdf(withStart('<</Type/Pages/Count 1000000>>', PDF))],
  ['a PDF with a password', /encrypted/, checkPdf(withStart('/Encrypt 9 0 R', PDF))],
])('the fault of %s is named, with what to do', (_name, what, checked) => {
  expect(checked).toEqual({
    what: expect.stringMatching(what) as unknown,
    fix: expect.stringMatching(/\w/) as unknown,
  });
});

/** So many that a check which looks at the rest of the file for each would take hours. */
const MANY = 400_000;

test.each<[name: string, changes: Record<string, string>]>([
  ['comments without an end', { 'p/book.opf': OPF + '<!--'.repeat(MANY) }],
  ['elements without an end', { 'p/book.opf': OPF + '<item '.repeat(MANY) }],
  ['a long word in an element', { 'p/book.opf': `${OPF}<item ${'a'.repeat(MANY)}>` }],
  ['heads without an end', { 'p/one.xhtml': `${PARTS['p/one.xhtml'] ?? ''}${'<head>'.repeat(MANY)}` }],
  ['tags without an end', { 'p/one.xhtml': `${PARTS['p/one.xhtml'] ?? ''}${'<'.repeat(MANY)}` }],
])('an EPUB with %s is checked in linear time', (_name, changes) => {
  expect(checkEpub(epub(changes))).toEqual({ words: 600 });
});

const pdfOf = (body: string): Buffer => {
  const start = `%PDF-1.5\n${body}\n`;
  return Buffer.from(`${start}xref\n0 0\ntrailer<<>>\nstartxref\n${start.length}\n%%EOF`, 'latin1');
};
const objectStream = (objects: Buffer): string =>
  `<</Type/ObjStm>>stream\n${deflateSync(objects).toString('latin1')}\nendstream\n`;
const TREE = Buffer.from('<</Type/Pages/Resources<</Font<</F 1 0 R>>>>/ID<41>/Kids[2 0 R]/Count 7>>');

test('the pages of a PDF are counted in a packed page tree', () => {
  expect(checkPdf(pdfOf(objectStream(Buffer.from('1 0 <<>>')) + objectStream(TREE)))).toEqual({ pages: 7 });
});

test.each<[name: string, body: string]>([
  ['names of object streams alone', '/ObjStm'.repeat(MANY)],
  ['object streams without an end', '/ObjStm stream\n'.repeat(MANY)],
  ['dictionaries without an end', '<<'.repeat(MANY)],
  ['object streams that are unpacked to more than a reader can hold', ''],
])('a PDF with %s is checked in linear time', (_name, body) => {
  const bomb = body === '' ? objectStream(Buffer.alloc(15 * 1024 * 1024)).repeat(10) + objectStream(TREE) : body;
  expect(checkPdf(pdfOf(bomb))).toMatchObject({ what: 'it has no pages' });
});

test('fields that contradict the file of a book are refused, each with its line', async () => {
  write(book('pages: 12\nsampleChapters: 1\nsample: s.md\ntext: b.pdf\n', { 'b.pdf': PDF }));
  const file = 'books/loaf/book.yaml';
  expect((await problemsOf()).map((problem) => [problem.file, problem.line])).toEqual([
    [file, 4],
    [file, 5],
    [file, 6],
  ]);
});
