/** Stage of a visitor's interest in a link: pointing at it or focusing it (`near`), or pressing it (`press`). */
export type Intent = 'near' | 'press';

/**
 * Calls `onIntent` with the path of each link within the site that the visitor points at, focuses, touches or presses.
 * Returns the function that stops it.
 */
export function watchLinks(root: Document, onIntent: (pathname: string, intent: Intent) => void): () => void {
  const notify = (event: Event, intent: Intent): void => {
    const pathname = pathOf(event.target, root.location.origin);
    if (pathname !== null) onIntent(pathname, intent);
  };
  const near = (event: Event): void => notify(event, 'near');
  const press = (event: Event): void => notify(event, 'press');
  const events = [
    ['pointerover', near],
    ['focusin', near],
    ['touchstart', near],
    ['pointerdown', press],
  ] as const;
  events.forEach(([kind, listener]) => root.addEventListener(kind, listener, { passive: true }));
  return () => events.forEach(([kind, listener]) => root.removeEventListener(kind, listener));
}

function pathOf(target: EventTarget | null, origin: string): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === origin && !link.hasAttribute('download') ? link.pathname : null;
}
