import { serialIn } from './serialIn';
import { shareStream } from './shareStream';

/**
 * Milliseconds: `poll` between requests while the event stream is refused, `retryStream` until it is tried again, and
 * `check` between requests of a tab for which another one listens.
 */
export type RevisionTimes = { poll: number; retryStream: number; check: number };

const TIMES: RevisionTimes = { poll: 10_000, retryStream: 300_000, check: 60_000 };

/**
 * Calls `update`, which never rejects, for every revision newer than `serial` while the page is visible. One tab of
 * the browser listens to `/events` for all; where that stream is refused, it calls `update` at intervals. A hidden tab
 * takes no part and catches up when it is shown. Returns the function that stops it.
 */
export function watchRevisions(serial: () => number, update: () => Promise<void>, times = TIMES): () => void {
  let stop: () => void = () => undefined;
  const listen = (announce: (serial: number) => void): (() => void) =>
    listenTo(announce, () => void update().then(() => announce(serial())), times);
  const follow = (): void => {
    stop();
    stop = document.hidden ? () => undefined : shareStream({ serial, update, listen, check: times.check });
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}

/** Listens to the stream. It sends the live serial when it opens, so a page that missed some revisions catches up. */
function listenTo(announce: (serial: number) => void, poll: () => void, times: RevisionTimes): () => void {
  const events = new EventSource('/events');
  let stopPolling: () => void = () => undefined;
  events.addEventListener('message', (event: MessageEvent<string>) => announce(serialIn(event.data)));
  // The browser reopens a lost connection itself; CLOSED means that the server refused the stream.
  events.addEventListener('error', () => {
    if (events.readyState !== EventSource.CLOSED) return;
    const polling = setInterval(poll, times.poll);
    const retry = setTimeout(() => {
      clearInterval(polling);
      stopPolling = listenTo(announce, poll, times);
    }, times.retryStream);
    stopPolling = () => {
      clearInterval(polling);
      clearTimeout(retry);
    };
    poll();
  });
  return () => {
    events.close();
    stopPolling();
  };
}
