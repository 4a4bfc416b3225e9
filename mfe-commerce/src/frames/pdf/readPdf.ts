import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist';
import { UnreadableBook } from '../frame/frameBook';

/** Largest picture that is decoded, in pixels: a larger one is left out, as it may be a trap. */
const MAX_PICTURE = 64 * 1024 * 1024;

/** The most pages of a book, as on import: each takes memory before it is drawn. More may be a trap. */
const MAX_PAGES = 10_000;

/**
 * Reads a PDF in a worker, which `workerUrl` names. Rejects with an UnreadableBook for a damaged file and for one that
 * needs a password.
 */
export async function readPdf(bytes: ArrayBuffer, workerUrl: string): Promise<PDFDocumentProxy> {
  const pdf = await open(bytes, workerUrl);
  if (pdf.numPages > MAX_PAGES) throw new UnreadableBook('broken', `The file has ${String(pdf.numPages)} pages.`);
  return pdf;
}

async function open(bytes: ArrayBuffer, workerUrl: string): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(bytes);
  if (!new TextDecoder('latin1').decode(data.subarray(0, 1024)).includes('%PDF-'))
    throw new UnreadableBook('unsupported', 'The file is not a PDF.');
  try {
    return await getDocument({
      data,
      worker: new PDFWorker({ port: startWorker(workerUrl) as unknown as null }),
      isEvalSupported: false,
      enableXfa: false,
      useSystemFonts: true,
      useWasm: false,
      useWorkerFetch: false,
      maxImageSize: MAX_PICTURE,
      verbosity: 0,
    }).promise;
  } catch (error) {
    const { name, message } = error as Error;
    throw new UnreadableBook(name === 'PasswordException' ? 'protected' : 'broken', message, error);
  }
}

/** A frame without an origin may only start workers of its own making, so it makes one that imports the script. */
function startWorker(url: string): Worker {
  const script = new Blob([`importScripts(${JSON.stringify(url)});`], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  const worker = new Worker(address);
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}
