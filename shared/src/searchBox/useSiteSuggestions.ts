import { useState, type ComponentType, type SyntheticEvent } from 'react';
import type { SiteSuggestionsProps } from './SiteSuggestions';

type Loaded = { SiteSuggestions: ComponentType<SiteSuggestionsProps> };

/** `prepare` handles the events of a search form; `Suggestions` is the component to render in it, once loaded. */
export type DeferredSuggestions = {
  prepare: (event: SyntheticEvent) => void;
  Suggestions: Loaded['SiteSuggestions'] | null;
  isPressed: boolean;
};

/**
 * Loads suggestions when a search box is first used. After a failure the box is a plain one, and the next use retries.
 */
export function useSiteSuggestions(): DeferredSuggestions {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const prepare = (event: SyntheticEvent): void => {
    if (loaded) return;
    if (event.type === 'pointerdown') setIsPressed(true);
    import('./SiteSuggestions').then(
      ({ SiteSuggestions }) => setLoaded({ SiteSuggestions }),
      () => undefined,
    );
  };
  return { prepare, Suggestions: loaded?.SiteSuggestions ?? null, isPressed };
}
