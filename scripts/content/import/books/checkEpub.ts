import { posix } from 'node:path';
import { unzipSync } from 'fflate';

/** A fault of a book's file: `what` is wrong, as a clause such as "it has copy protection", and how to fix it. */
export type BookFault = { what: string; fix: string };

/** Limits of an archive, as in the reader: number of files, and unpacked bytes of one file and of all. */
const LIMITS = { files: 10_000, fileBytes: 64 * 1024 * 1024, bytes: 1024 * 1024 * 1024 };

/** Algorithms that only keep fonts from being copied. Readers undo them, so they are no copy protection. */
const FONT_OBFUSCATION = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];

const EXPORT = 'Export the book again as EPUB 3, and check it with EPUBCheck.';

/**
 * Returns the number of words of an EPUB, or its first fault. It checks what the reader needs, from the archive to the
 * sections: a book with a fault would open for nobody.
 */
export function checkEpub(bytes: Buffer): { words: number } | BookFault {
  const unpacked = unpack(bytes);
  if ('what' in unpacked) return unpacked;
  const { files } = unpacked;
  const textOf = (name: string): string | undefined => files[name] && Buffer.from(files[name]).toString('utf8');
  if (textOf('mimetype')?.trim() !== 'application/epub+zip')
    return { what: 'its file "mimetype" does not say application/epub+zip', fix: EXPORT };
  const container = textOf('META-INF/container.xml');
  if (container === undefined) return { what: 'it has no META-INF/container.xml', fix: EXPORT };
  if (isProtected(files, textOf('META-INF/encryption.xml') ?? ''))
    return { what: 'it has copy protection', fix: 'Use the file without DRM: the site lets only its owners read it.' };
  const packagePath = attributesOf(container, 'rootfile')[0]?.get('full-path');
  const opf = packagePath === undefined ? undefined : textOf(packagePath);
  if (packagePath === undefined || opf === undefined)
    return { what: `its package "${packagePath ?? ''}" is missing, which META-INF/container.xml names`, fix: EXPORT };
  const sections = sectionsOf(opf, packagePath);
  if (sections.length === 0) return { what: `the spine of ${packagePath} is empty`, fix: EXPORT };
  const missing = sections.find(({ path }) => path === null || !files[path]);
  if (missing) return { what: `"${missing.id}" in the spine of ${packagePath} has no file`, fix: EXPORT };
  return { words: sections.reduce((sum, { path }) => sum + wordsIn(textOf(path ?? '') ?? ''), 0) };
}

function unpack(bytes: Buffer): { files: Record<string, Uint8Array> } | BookFault {
  let [count, total] = [0, 0];
  const tooLarge: string[] = [];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        total += originalSize;
        if (originalSize > LIMITS.fileBytes || total > LIMITS.bytes || count > LIMITS.files) tooLarge.push(name);
        return tooLarge.length === 0 && /\.(xml|opf|xhtml|html?|svg)$|^mimetype$|\.lcpl$/i.test(name);
      },
    });
    const [first] = tooLarge;
    if (first === undefined) return { files };
    return { what: `it is too large when unpacked, at "${first}"`, fix: 'Make its pictures smaller.' };
  } catch {
    return { what: 'it is not a complete zip archive', fix: 'Copy the file again: it is cut off or damaged.' };
  }
}

function isProtected(files: Record<string, Uint8Array>, encryption: string): boolean {
  const methods = attributesOf(encryption, 'EncryptionMethod').map((attributes) => attributes.get('Algorithm') ?? '');
  return (
    'META-INF/license.lcpl' in files ||
    'META-INF/rights.xml' in files ||
    methods.some((method) => !FONT_OBFUSCATION.includes(method))
  );
}

/** Returns the sections of a package in reading order; `path` is null for one that its manifest lacks. */
function sectionsOf(opf: string, packagePath: string): { id: string; path: string | null }[] {
  const items = new Map(attributesOf(opf, 'item').map((item) => [item.get('id'), item.get('href')]));
  return attributesOf(opf, 'itemref').map((itemref) => {
    const id = itemref.get('idref') ?? '';
    const href = items.get(id);
    return { id, path: href === undefined ? null : resolve(packagePath, href) };
  });
}

/** Returns the path of a file in the archive. It decodes the address as the reader does, also its way with `%2c`. */
function resolve(packagePath: string, href: string): string {
  try {
    return posix.join(posix.dirname(packagePath), decodeURI(href.replace('%2c', ',')));
  } catch {
    return href;
  }
}

/**
 * Returns the attributes of each element with this name, with or without a prefix. Leaves out comments. Takes linear
 * time for any text: an element ends before the next `<`, and a name of an attribute starts where its word does.
 */
function attributesOf(xml: string, name: string): Map<string, string>[] {
  const tags = without(xml, /<!--/g, /-->/g).matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g'));
  return Array.from(
    tags,
    ([, attributes = '']) =>
      new Map(
        Array.from(attributes.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, key = '', a, b]) => [
          key,
          unescapeXml(a ?? b ?? ''),
        ]),
      ),
  );
}

/**
 * Returns the text with a space instead of each part from an opening to the next closing. One expression for both would
 * search the rest of the text for every opening that is not closed.
 */
function without(text: string, opening: RegExp, closing: RegExp): string {
  const kept: string[] = [];
  let at = 0;
  for (const { index } of text.matchAll(opening)) {
    if (index < at) continue;
    closing.lastIndex = index;
    if (!closing.test(text)) break;
    kept.push(text.slice(at, index), ' ');
    at = closing.lastIndex;
  }
  return kept.join('') + text.slice(at);
}

/** The entities that XML defines. */
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Replaces XML's entities, and character references such as `&#233;` and `&#xe9;`. Leaves others as they are. */
const unescapeXml = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,5}|#\d{1,6}|\w+);/gi, (whole, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(`0${name.slice(1)}`)) : (ENTITIES.get(name) ?? whole),
  );

const wordsIn = (xhtml: string): number =>
  without(xhtml, /<head[\s>]/gi, /<\/head>/gi)
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word)).length;
