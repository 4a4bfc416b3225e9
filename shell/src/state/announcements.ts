import { createSignal, type Signal } from './signal';

/** Messages for screen readers: `announcement` is what the live region holds now. */
export type Announcements = { announcement: Signal<string>; announce: (message: string) => void };

/** Milliseconds in which messages are joined, so that a later one does not replace an earlier one unheard. */
const JOIN_MS = 50;

/** Creates the announcements of the page. The live region starts empty. */
export function createAnnouncements(): Announcements {
  const announcement = createSignal('');
  const pending: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    announcement,
    announce(message) {
      // An empty live region in between makes the same message audible a second time.
      announcement.set('');
      pending.push(message);
      clearTimeout(timer);
      timer = setTimeout(() => announcement.set(pending.splice(0).join(' ')), JOIN_MS);
    },
  };
}
