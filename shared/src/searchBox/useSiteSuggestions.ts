import { useState, type ComponentType, type SyntheticEvent } from 'react';
import type { SiteSuggestionsProps } from './SiteSuggestions';

type Loaded = { SiteSuggestions: ComponentType<SiteSuggestionsProps> };

/**
 * What a search box needs to suggest: `prepare` for the events of its form, and, once the code has come, the component
 * to place in that form.
 */
export type LateSuggestions = {
  prepare: (event: SyntheticEvent) => void;
  Suggestions: Loaded['SiteSuggestions'] | null;
  isPressed: boolean;
};

/**
 * Suggestions that cost nothing until the box is used. A box whose suggestions do not come is a plain box; the next use
 * asks for them again.
 */
export function useSiteSuggestions(): LateSuggestions {
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
