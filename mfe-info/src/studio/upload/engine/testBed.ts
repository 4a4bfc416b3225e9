import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '@lectern/shared/sync';
import { startTestBackend } from '@lectern/shared/testing';
import type { UploadRecord } from './uploadRecords';

/** A backend on disk behind a line that can be cut, with a teacher who writes the course `tea`. */
export type UploadTestBed = {
  origin: string;
  token: string;
  /** Cuts the line after each of these numbers of bytes sent to the server, counted from the cut before. */
  cutAfter: (...bytes: number[]) => void;
  /** Stops the server, and starts it again on the same home. */
  restart: () => Promise<void>;
  stored: (path: string) => Promise<Buffer>;
  paths: () => string[];
  stop: () => Promise<void>;
};

/** Starts the test bed. Stop it when done. */
export async function startUploadTestBed(): Promise<UploadTestBed> {
  const home = mkdtempSync(join(tmpdir(), 'lectern-upload-'));
  const start = () => startTestBackend({ home, projectId: 'demo-upload' });
  let running = await start();
  await running.signIn({ name: 'tea', roles: ['teacher'] });
  running.seed({ 'courseDrafts/tea': { teacherUid: 'tea' } });
  const token = running.backend.auth.admin.signIn('tea').idToken;
  const line = await openLine(() => Number(new URL(running.url).port));
  return {
    origin: line.origin,
    token,
    cutAfter: line.cutAfter,
    restart: async () => {
      line.cut();
      await running.stop();
      running = await start();
    },
    stored: async (path) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of running.backend.storage.admin.open('lectern', path) ?? [])
        chunks.push(chunk as Uint8Array);
      return Buffer.concat(chunks);
    },
    paths: () => running.backend.storage.admin.list('lectern').map(({ path }) => path),
    stop: async () => {
      await line.close();
      await running.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function openLine(port: () => number) {
  const open = new Set<Socket>();
  let cuts: number[] = [];
  let passed = 0;
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    const target = connect(port(), '127.0.0.1');
    endTogether(open, client, target);
    client.on('data', (chunk) => {
      passed += chunk.length;
      if (cuts[0] === undefined || passed < cuts[0]) return;
      cuts = cuts.slice(1);
      passed = 0;
      cut();
    });
    client.pipe(target);
    target.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    cut,
    cutAfter: (...bytes: number[]) => {
      [cuts, passed] = [bytes, 0];
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Adds both sockets to `open` until either closes, which closes the other. */
function endTogether(open: Set<Socket>, ...sockets: readonly Socket[]): void {
  for (const socket of sockets) {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const each of sockets) {
        open.delete(each);
        each.destroy();
      }
    });
  }
}

/** Returns a WebM file of random bytes with this size. */
export function film(size: number): { file: File; bytes: Buffer } {
  const bytes = randomBytes(size);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  return { file: new File([new Uint8Array(bytes)], 'Tea, a film.webm', { type: 'video/webm' }), bytes };
}

/** Records in memory. Handing them to another queue is what a reload does. */
export const memoryRecords = () => createMemoryStore<UploadRecord>(['uid', 'id']);
