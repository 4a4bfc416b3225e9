import { parseRevisionMessage, type Registry } from '@lectern/shared/contract';
import { fetchRegistry } from './fetchRegistry';

/** Milliseconds: `poll` between requests while the event stream is refused, `retryStream` until it is tried again. */
export type RevisionTimes = { poll: number; retryStream: number };

const TIMES: RevisionTimes = { poll: 10_000, retryStream: 300_000 };

/**
 * Calls `onRevision` with every newer revision while the page is visible. `/events` announces revisions; where that
 * stream is refused, `/registry.json` is polled. A hidden tab closes its connection and catches up when it is shown.
 * Returns the function that stops it.
 */
export function watchRevisions(
  serial: () => number,
  onRevision: (registry: Registry) => void,
  times = TIMES,
): () => void {
  let stop: () => void = () => undefined;
  const update = (): void => void fetchRegistry().then(onRevision, () => undefined);
  const follow = (): void => {
    stop();
    stop = document.hidden ? () => undefined : listen(serial, update, times);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}

/** Listens to the stream. It sends the live serial when it opens, so a page that missed some revisions catches up. */
function listen(serial: () => number, update: () => void, times: RevisionTimes): () => void {
  const events = new EventSource('/events');
  let stopPolling: () => void = () => undefined;
  events.addEventListener('message', (event: MessageEvent<string>) => {
    if (serialIn(event.data) > serial()) update();
  });
  // The browser reopens a lost connection itself; CLOSED means that the server refused the stream.
  events.addEventListener('error', () => {
    if (events.readyState !== EventSource.CLOSED) return;
    const polling = setInterval(update, times.poll);
    const retry = setTimeout(() => {
      clearInterval(polling);
      stopPolling = listen(serial, update, times);
    }, times.retryStream);
    stopPolling = () => {
      clearInterval(polling);
      clearTimeout(retry);
    };
    update();
  });
  return () => {
    events.close();
    stopPolling();
  };
}

function serialIn(data: string): number {
  try {
    return parseRevisionMessage(JSON.parse(data), 'message').serial;
  } catch {
    return 0;
  }
}
