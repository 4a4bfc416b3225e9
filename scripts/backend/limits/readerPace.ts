import { clearInterval, setInterval } from 'node:timers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits';

/** Watches the readers of large answers. */
export type ReaderPace = {
  /** Destroys the connection of a response whose reader is too slow, until the response is closed. */
  watch(response: ServerResponse): void;
};

type PaceLimits = Pick<Limits, 'readerMs' | 'readerBytesPerSecond' | 'crowdedReaderBytesPerSecond'>;
type Reader = { response: ServerResponse; samples: number[] };

/** Samples in the time over which a reader is judged. */
const SAMPLES = 10;

/**
 * Creates a watch without readers. A reader is judged by the bytes that it took over `readerMs`, and over half that
 * time while `isCrowded`: others wait for the memory that it holds.
 */
export function createReaderPace(limits: PaceLimits, isCrowded: () => boolean): ReaderPace {
  const readers = new Set<Reader>();
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    for (const reader of readers) if (isTooSlow(reader, limits, isCrowded())) connectionOf(reader.response)?.destroy();
  };
  return {
    watch(response) {
      const reader: Reader = { response, samples: [] };
      readers.add(reader);
      timer ??= setInterval(check, limits.readerMs / SAMPLES).unref();
      response.once('close', () => {
        readers.delete(reader);
        if (readers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
    },
  };
}

function isTooSlow({ response, samples }: Reader, limits: PaceLimits, isCrowded: boolean): boolean {
  const socket = connectionOf(response);
  if (!socket) return false;
  const taken = socket.bytesWritten - socket.writableLength;
  // Nothing waits for the reader: the answer is still being made.
  if (response.writableLength + socket.writableLength === 0) samples.length = 0;
  samples.unshift(taken);
  samples.length = Math.min(samples.length, SAMPLES + 1);
  const span = isCrowded ? SAMPLES / 2 : SAMPLES;
  const before = samples[span];
  if (before === undefined) return false;
  const seconds = (span / SAMPLES) * (limits.readerMs / 1000);
  const needed = isCrowded ? limits.crowdedReaderBytesPerSecond : limits.readerBytesPerSecond;
  return taken - before < needed * seconds;
}

/**
 * Returns the connection of a response, also while an earlier answer occupies it: a client that asks without waiting
 * has to read that one first, and holds the memory of both. Missing once it is closed.
 */
function connectionOf(response: ServerResponse): Socket | undefined {
  return response.socket ?? (response.req as IncomingMessage | undefined)?.socket;
}
