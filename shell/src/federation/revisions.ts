import { parseRevisionMessage, type Registry } from '@lectern/shared/contract';
import { fetchRegistry } from './registry';

/** When to ask, in milliseconds: `poll` while there is no event stream, `retryStream` until that is tried again. */
export type RevisionTimes = { poll: number; retryStream: number };

const TIMES: RevisionTimes = { poll: 10_000, retryStream: 300_000 };

/**
 * Hands every newer revision to `take` while the page is visible: told by `/events`, or, where the stream is refused,
 * by asking for `/registry.json` again and again. A hidden tab lets go of its connection and catches up when it is
 * shown. Returns the stop.
 */
export function watchRevisions(serial: () => number, take: (registry: Registry) => void, times = TIMES): () => void {
  let stop: () => void = () => undefined;
  const update = (): void => void fetchRegistry().then(take, () => undefined);
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

/** The stream says its serial as soon as it opens, so a page that missed some revisions learns of it at once. */
function listen(serial: () => number, update: () => void, times: RevisionTimes): () => void {
  const events = new EventSource('/events');
  let stopPolling: () => void = () => undefined;
  events.addEventListener('message', (event: MessageEvent<string>) => {
    if (serialIn(event.data) > serial()) update();
  });
  // A lost connection is opened again by the browser itself; CLOSED means that the server refused the stream.
  events.addEventListener('error', () => {
    if (events.readyState !== EventSource.CLOSED) return;
    const polling = setInterval(update, times.poll);
    const again = setTimeout(() => {
      clearInterval(polling);
      stopPolling = listen(serial, update, times);
    }, times.retryStream);
    stopPolling = () => {
      clearInterval(polling);
      clearTimeout(again);
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
