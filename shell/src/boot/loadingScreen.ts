import { useEffect, useLayoutEffect } from 'react';

/** Removes the loading screen that the page's HTML contains. */
export function dismissLoading(): void {
  document.getElementById('loading')?.remove();
}

/** Removes the loading screen together with the first content: call it in every component that counts as content. */
export function useDismissedLoading(): void {
  useLayoutEffect(dismissLoading, []);
}

/** Removes the loading screen after `delay` milliseconds: call it in placeholders, whose content may load sooner. */
export function useDismissedLoadingAfter(delay: number): void {
  useEffect(() => {
    const timer = setTimeout(dismissLoading, delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
