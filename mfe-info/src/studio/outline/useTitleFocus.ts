import { useState } from 'react';

/** A section or lesson whose title is to have the focus. `isNew`: it is selected, so that the next word is its name. */
export type WantedTitle = { id: string; isNew: boolean };

/** Focuses titles of rows that are not rendered yet. Both functions stay the same. */
export type TitleFocus = {
  /** Focuses a title, at once or as soon as its row is there. */
  focusTitle: (wanted: WantedTitle) => void;
  /** To be called after rows were rendered, before the next key can arrive: focuses the title that was waited for. */
  focusWanted: () => void;
};

/**
 * Returns the focus of new titles. It moves in the same turn as the row is rendered, not with the next frame: on a slow
 * device the first letters of a name would be lost.
 */
export const useTitleFocus = (): TitleFocus => useState(createTitleFocus)[0];

function createTitleFocus(): TitleFocus {
  let wanted: WantedTitle | null = null;
  const focusWanted = (): void => {
    if (!wanted) return;
    const row = document.querySelector(`[data-outline][data-id="${CSS.escape(wanted.id)}"]`);
    const title = row?.querySelector('input');
    if (!title) return;
    title.focus();
    if (wanted.isNew) title.select();
    wanted = null;
  };
  const focusTitle = (next: WantedTitle): void => {
    wanted = next;
    focusWanted();
  };
  return { focusTitle, focusWanted };
}
