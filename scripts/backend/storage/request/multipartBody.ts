import { StorageError } from '../StorageError';

/** An upload of metadata and content in one body (`multipart/related`). The content is streamed. */
type MultipartUpload = {
  metadata: unknown;
  contentType: string | undefined;
  content: AsyncIterable<Buffer>;
  /** Bytes of the body before the content, plus those of the closing delimiter. */
  overhead: number;
};

const HEAD_LIMIT = 64 * 1024;
const CRLF = '\r\n';

/**
 * Reads the head of the body. Throws StorageError 400 when the body is not two parts, of which the first is JSON of at
 * most 64 KiB.
 */
export async function readMultipart(
  contentTypeHeader: string,
  source: AsyncIterable<Buffer>,
): Promise<MultipartUpload> {
  const boundary = boundaryOf(contentTypeHeader);
  const iterator = source[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  let head = Buffer.alloc(0);
  let parsed = parseHead(head, boundary);
  while (parsed === null) {
    if (head.length > HEAD_LIMIT) throw invalid('the metadata part is too long');
    const next: IteratorResult<Buffer, undefined> = await iterator.next();
    if (next.done === true) throw invalid('the body ends before its second part');
    head = Buffer.concat([new Uint8Array(head), new Uint8Array(next.value)]);
    parsed = parseHead(head, boundary);
  }
  const closing = Buffer.from(`${CRLF}--${boundary}`);
  const rest = head.subarray(parsed.contentStart);
  return {
    metadata: parsed.metadata,
    contentType: parsed.contentType,
    content: contentOf(rest, iterator, closing),
    overhead: parsed.contentStart + closing.length + 2,
  };
}

type Head = { metadata: unknown; contentType: string | undefined; contentStart: number };

/** Parses the head of the body. Returns null while it is incomplete. */
function parseHead(head: Buffer, boundary: string): Head | null {
  const opening = `--${boundary}${CRLF}`;
  if (head.length >= opening.length && head.toString('latin1', 0, opening.length) !== opening)
    throw invalid('it does not begin with its boundary');
  const firstBody = head.indexOf(CRLF + CRLF, opening.length - 2);
  const second = head.indexOf(`${CRLF}--${boundary}${CRLF}`, Math.max(firstBody, opening.length - 2));
  if (firstBody === -1 || second === -1) return null;
  if (second > HEAD_LIMIT) throw invalid('the metadata part is too long');
  const secondHead = second + opening.length;
  // Without headers the blank line directly follows the boundary.
  const blank = head.indexOf(CRLF + CRLF, secondHead);
  if (blank === -1) return null;
  // Nothing but the whole line is matched: a pattern that also skips spaces takes seconds for a long run of them.
  const [, contentType] = /^content-type:(.*)$/im.exec(head.toString('latin1', secondHead, blank)) ?? [];
  const metadata = parseJson(head.toString('utf8', firstBody + 4, second));
  return { metadata, contentType: contentType?.trim(), contentStart: blank + 4 };
}

/** Yields everything up to the closing delimiter, which may be split between chunks. */
async function* contentOf(
  first: Buffer,
  iterator: AsyncIterator<Buffer, undefined>,
  closing: Buffer,
): AsyncGenerator<Buffer> {
  let held = first;
  for (;;) {
    const end = held.indexOf(new Uint8Array(closing));
    if (end !== -1) {
      if (end > 0) yield held.subarray(0, end);
      // An epilogue follows: read and discard it, so that the connection can be reused.
      while ((await iterator.next()).done !== true);
      return;
    }
    const safe = held.length - closing.length + 1;
    if (safe > 0) {
      yield held.subarray(0, safe);
      held = held.subarray(safe);
    }
    const next: IteratorResult<Buffer, undefined> = await iterator.next();
    if (next.done === true) throw invalid('the closing boundary is missing');
    held = held.length === 0 ? next.value : Buffer.concat([new Uint8Array(held), new Uint8Array(next.value)]);
  }
}

function boundaryOf(header: string): string {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(header) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw invalid('its boundary is not named');
  return boundary;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('the metadata part is not JSON');
  }
}

function invalid(why: string): StorageError {
  return new StorageError(400, `The multipart body cannot be read: ${why}.`);
}
