/** The screen that `main` names, and the address at which it was shown. */
export type ShownScreen = { remote: string; version: string; pathname: string };

/** Screens that are remembered: those of the last visits suffice, since a vital is attributed soon after it happens. */
const REMEMBERED = 50;

/**
 * Follows which screen the page shows, by the attributes of `main`. The result returns the screen at a time in
 * milliseconds since the page began, or null while none had been shown. The first one counts from the beginning.
 */
export function followScreens(): (time: number) => ShownScreen | null {
  const shown: (ShownScreen & { from: number })[] = [];
  let main: HTMLElement | null = null;
  const attributes = new MutationObserver(note);
  const replaced = new MutationObserver(follow);

  function note(): void {
    const { remote, release } = main?.dataset ?? {};
    if (remote === undefined || release === undefined) return;
    const { pathname } = location;
    const last = shown.at(-1);
    if (last?.remote === remote && last.version === release && last.pathname === pathname) return;
    shown.push({ remote, version: release, pathname, from: last ? performance.now() : 0 });
    if (shown.length > REMEMBERED) shown.shift();
  }
  function follow(): void {
    const found = document.getElementById('main');
    if (found && found !== main) {
      attributes.disconnect();
      attributes.observe(found, { attributeFilter: ['data-remote', 'data-release', 'data-screen'] });
    }
    main = found;
    note();
  }

  follow();
  // Its siblings change rarely: observing the whole page would cost time with each interaction that is measured.
  replaced.observe(document.getElementById('main')?.parentElement ?? document.body, { childList: true });
  return (time) => shown.findLast(({ from }) => from <= time) ?? null;
}
