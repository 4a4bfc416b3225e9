import { useSyncExternalStore } from 'react';

const ENGLISH = 'en';

/**
 * Returns the page's language as a BCP 47 tag: the `lang` of `<html>`, or `en` where there is none. The document holds
 * it, so that the shell and every remote, each with its own copy of this module, read the same one.
 */
export function pageLanguage(): string {
  return (typeof document === 'object' ? document.documentElement.lang : rendered) || ENGLISH;
}

let rendered = ENGLISH;

/** Sets the language of the pages that are rendered from now on, where there is no document. */
export function renderInLanguage(language: string): void {
  rendered = language;
}

/** Returns the page's language and renders the component again when it changes. */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguageChange, pageLanguage, pageLanguage);
}

const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

/** Calls the listener when the page's language changes; returns the function that stops it. All share one observer. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const each of listeners) each();
    });
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}
