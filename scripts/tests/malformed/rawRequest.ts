import { connect } from 'node:net';

/** A request as raw bytes, which need not be valid HTTP. */
export type RawRequest = { what: string; bytes: Uint8Array };

/** The status and body of a response, and its duration in milliseconds. */
export type RawResponse = { status: number; body: string; ms: number };

const TIMEOUT_MS = 5_000;

/** Returns a request with consistent request line, headers and body. `head` may contain further header lines. */
export function rawRequest(what: string, head: string, body: string | Uint8Array = ''): RawRequest {
  const content = Buffer.from(body);
  const length =
    head.startsWith('GET ') || /\r\nContent-Length:/i.test(head) ? '' : `Content-Length: ${content.length}\r\n`;
  return rawText(what, `${head}\r\nHost: localhost\r\nConnection: close\r\n${length}\r\n`, content);
}

/** Returns a request whose head is sent as it is. */
export function rawText(what: string, head: string, body: Uint8Array = new Uint8Array()): RawRequest {
  return { what, bytes: new Uint8Array(Buffer.concat([Buffer.from(head, 'latin1'), body])) };
}

/**
 * Sends the bytes on a new connection. Rejects without a valid HTTP answer within five seconds.
 */
export function sendRaw(url: string, { bytes }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8').on('data', (data) => (text += String(data)));
    socket.setTimeout(TIMEOUT_MS, () =>
      socket.destroy(new Error(`No answer within ${TIMEOUT_MS} ms; so far: ${text.slice(0, 200)}`)),
    );
    let failure: Error | null = null;
    socket.on('error', (error) => (failure = error));
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
      if (status)
        resolve({ status, body: text.slice(text.indexOf('\r\n\r\n') + 4), ms: performance.now() - startedAt });
      else reject(failure ?? new Error(`Not an answer: ${text.slice(0, 200)}`));
    });
  });
}
