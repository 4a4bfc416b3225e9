import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createReaderPace } from './readerPace';

const limits = { readerMs: 300, readerBytesPerSecond: 1_000_000, crowdedReaderBytesPerSecond: 4_000_000 };
const PIECE = Buffer.alloc(64 * 1024);

/**
 * Serves 32 MiB to one reader; `served` resolves once the server has sent all or cut it off. Resolves to the bytes that
 * the reader got, and whether the answer was complete.
 */
async function serveTo(
  read: (message: IncomingMessage, served: Promise<unknown>) => void,
): Promise<{ bytes: number; complete: boolean }> {
  const pace = createReaderPace(limits, () => false);
  let served: Promise<unknown> = Promise.resolve();
  const server = createServer((_request, response) => {
    pace.watch(response);
    served = once(response, 'close');
    let left = 512;
    Readable.from(
      (function* () {
        while (left-- > 0) yield PIECE;
      })(),
    ).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const result = await new Promise<{ bytes: number; complete: boolean }>((resolve) => {
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false }, (message) => {
      let bytes = 0;
      message.on('error', () => undefined);
      message.on('close', () => resolve({ bytes, complete: message.complete }));
      message.on('data', (chunk: Buffer) => (bytes += chunk.length));
      read(message, served);
    });
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return result;
}

test('a reader that keeps pace gets the whole answer', async () => {
  expect(await serveTo(() => undefined)).toEqual({ bytes: 512 * PIECE.length, complete: true });
});

test('a reader that stops is cut off', async () => {
  const { complete } = await serveTo((message, served) => {
    message.pause();
    // The closed connection is noticed on the next read.
    void served.then(() => message.resume());
  });
  expect(complete).toBe(false);
});
