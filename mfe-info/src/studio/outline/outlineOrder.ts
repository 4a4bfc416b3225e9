import { draftOutline, type OutlineSection } from '@lectern/shared/domain';
import type { DraftView } from '../data/items';

type Outline = readonly OutlineSection[];

/**
 * Creates a function that returns the sections and lessons of a draft in order. It returns the same outline while no
 * section changes and no lesson moves, so that a key in a title sorts nothing: entries of its lessons may be older.
 */
export function createOutlineOrder(): (view: DraftView) => Outline {
  let last: { view: DraftView; outline: Outline } | null = null;
  return (view) => {
    const outline = last && isSameOrder(last.view, view) ? last.outline : draftOutline(view);
    last = { view, outline };
    return outline;
  };
}

function isSameOrder(one: DraftView, other: DraftView): boolean {
  if (one.sections !== other.sections) return false;
  const ids = Object.keys(one.lessons);
  return (
    ids.length === Object.keys(other.lessons).length &&
    ids.every((id) => {
      const [before, now] = [one.lessons[id], other.lessons[id]];
      return before === now || (before?.section === now?.section && before?.position === now?.position);
    })
  );
}
