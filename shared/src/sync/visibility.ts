/** Calls `listener` whenever the page is shown again. Returns a function that stops it. */
export const onPageShown = (listener: () => void): (() => void) => onVisibility('visible', listener);

/**
 * Calls `listener` whenever the page is hidden, which is also the last event before it ends. Returns a function that
 * stops it. Listens on the window, so that listeners on the document, such as a player's, run first.
 */
export const onPageHidden = (listener: () => void): (() => void) => onVisibility('hidden', listener);

function onVisibility(wanted: DocumentVisibilityState, listener: () => void): () => void {
  const onChange = (): void => {
    if (document.visibilityState === wanted) listener();
  };
  addEventListener('visibilitychange', onChange);
  return () => removeEventListener('visibilitychange', onChange);
}
