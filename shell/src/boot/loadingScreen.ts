import { useEffect, useLayoutEffect } from 'react';

/** Takes the page's own loading screen away; it never comes back. */
export function dismissLoading(): void {
  document.getElementById('loading')?.remove();
}

/** Dismisses the loading screen together with the first content: call it in what counts as content. */
export function useDismissedLoading(): void {
  useLayoutEffect(dismissLoading, []);
}

/** Dismisses the loading screen after `delay` milliseconds: for what stands in for content that may come any moment. */
export function useDismissedLoadingAfter(delay: number): void {
  useEffect(() => {
    const timer = setTimeout(dismissLoading, delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
