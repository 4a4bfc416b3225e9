import { EPUB } from 'foliate-js/epub.js';
import { UnreadableBook } from '../frame/frameBook';
import { openArchive, type Archive } from './archive';
import { cleanDocument, cleanStyle } from './cleanDocument';

/** Methods of encryption that only hide fonts from copying, and that the library undoes. */
const FONT_OBFUSCATION = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];

/** An EPUB, and a function that prepares a section for display. */
export type ReadableEpub = { epub: EPUB; loadSection: (index: number) => Promise<Document> };

/** Reads the structure of an EPUB. Rejects with an UnreadableBook for a damaged or protected file. */
export async function readEpub(bytes: Uint8Array): Promise<ReadableEpub> {
  const archive = openArchive(bytes);
  refuseProtection(archive);
  if (!archive.has('META-INF/container.xml'))
    throw new UnreadableBook('unsupported', 'The archive has no META-INF/container.xml, so it is not an EPUB.');
  const epub = await new EPUB({ ...archive, sha1 }).init().catch((error: unknown) => {
    const detail = error instanceof Error ? error.message : String(error);
    throw new UnreadableBook('broken', `The package of the book cannot be read: ${detail}`, error);
  });
  if (epub.sections.length === 0) throw new UnreadableBook('broken', 'The book has no sections.');
  const texts = collectTexts(epub);
  let former: EPUB['sections'][number] | undefined;
  const load = async (index: number): Promise<Document> => {
    const section = epub.sections[index];
    // The library prepares a section once: to get its text again, it has to forget it.
    section?.unload();
    const doc = await loadSection(epub, texts, index);
    if (former !== section) former?.unload();
    former = section;
    return doc;
  };
  return { epub, loadSection: load };
}

function refuseProtection(archive: Archive): void {
  const encryption = archive.loadText('META-INF/encryption.xml') ?? '';
  const methods = Array.from(encryption.matchAll(/Algorithm\s*=\s*["']([^"']*)["']/g), ([, method]) => method ?? '');
  const isProtected =
    archive.has('META-INF/license.lcpl') ||
    archive.has('META-INF/sinf.xml') ||
    (encryption.includes('EncryptedData') && methods.some((method) => !FONT_OBFUSCATION.includes(method)));
  if (isProtected) throw new UnreadableBook('protected', 'The book has copy protection.');
}

/** Hash that the library needs for hidden fonts. A frame of an insecure page cannot compute it: fonts stay hidden. */
async function sha1(text: string): Promise<Uint8Array> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle ? new Uint8Array(await subtle.digest('SHA-1', new TextEncoder().encode(text))) : new Uint8Array(20);
}

/** Collects the text of each section as the library prepares it, and cleans stylesheets on their way. */
function collectTexts(epub: EPUB): Map<string, string> {
  const texts = new Map<string, string>();
  epub.transformTarget.addEventListener('data', (event) => {
    const { detail } = event as CustomEvent<{ name: string; type: string; data: unknown }>;
    if (typeof detail.data !== 'string') return;
    if (detail.type === 'text/css') detail.data = cleanStyle(detail.data);
    else texts.set(detail.name, detail.data);
  });
  return texts;
}

async function loadSection(epub: EPUB, texts: Map<string, string>, index: number): Promise<Document> {
  const section = epub.sections[index];
  const loaded = section && (await section.load().catch(() => null));
  const text = section && texts.get(section.id);
  if (!loaded || text === undefined) return new DOMParser().parseFromString('<p>…</p>', 'text/html');
  texts.clear();
  const strict = new DOMParser().parseFromString(text, 'application/xhtml+xml');
  const isHtml = strict.documentElement.localName === 'html' && !strict.querySelector('parsererror');
  const doc = isHtml ? strict : new DOMParser().parseFromString(text, 'text/html');
  if (epub.rendition.layout === 'pre-paginated') keepViewport(doc);
  cleanDocument(doc);
  return doc;
}

/** Keeps the size of a page of fixed layout, whose element is removed. */
function keepViewport(doc: Document): void {
  const content = doc.querySelector('meta[name="viewport"]')?.getAttribute('content');
  if (content) doc.documentElement.setAttribute('data-viewport', content);
}
