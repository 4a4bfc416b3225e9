import { REVISION_CHANNEL } from '@lectern/shared/contract';
import { serialIn } from './serialIn';

/** The part of a tab that shares a stream. */
export type StreamTab = {
  serial: () => number;
  /** Fetches the live revision. Resolves when it is in use; never rejects. */
  update: () => Promise<void>;
  /** Opens the stream and calls `announce` with each serial. Returns the function that closes it. */
  listen: (announce: (serial: number) => void) => () => void;
  /**
   * Milliseconds between two checks. A tab that does not listen itself updates then, in case the one that listens
   * hangs; the one that listens does so if it could not fetch the latest revision that it heard of.
   */
  check: number;
};

/**
 * Shares one stream between all visible tabs of a browser, which has six connections for a site over HTTP/1.1. The tab
 * that holds the lock listens and tells the others; the next one takes over when it is closed or hidden. A tab says its
 * serial when it joins, and whoever listens answers an older one. Without Web Locks, each tab listens for itself.
 * Returns the function that stops it.
 */
export function shareStream({ serial, update, listen, check }: StreamTab): () => void {
  const channel = new BroadcastChannel(REVISION_CHANNEL);
  const checking = setInterval(() => (close && latest <= serial()) || void update(), check);
  let close: (() => void) | undefined;
  let latest = 0;
  let isStopped = false;
  const tell = (known: number): void => {
    if (!isStopped) channel.postMessage(`{"serial":${String(known)}}`);
  };
  const hear = (heard: number): void => {
    latest = Math.max(latest, heard);
    if (heard > serial()) void update();
    else if (close && heard < serial()) tell(serial());
  };
  const lead = (): unknown =>
    isStopped ||
    new Promise<void>((release) => {
      const end = listen((announced) => {
        tell(announced);
        hear(announced);
      });
      close = () => {
        end();
        release();
      };
    });
  channel.onmessage = ({ data }) => hear(serialIn(data));
  tell(serial());
  // Locks are missing in an insecure context, though the types say otherwise, and are refused where storage is blocked.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) void locks.request(REVISION_CHANNEL, lead).catch(lead);
  else void lead();
  return () => {
    isStopped = true;
    clearInterval(checking);
    close?.();
    channel.close();
  };
}
