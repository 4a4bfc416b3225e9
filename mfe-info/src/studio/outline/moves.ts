import { draftOutline } from '@lectern/shared/domain';
import type { DraftView } from '../data/items';
import { moveLesson, moveSection, type Edit } from '../data/operations';

/** A section or a lesson of the outline. */
export type OutlineItem = { kind: 'section' | 'lesson'; id: string };

/** Position of an item in the outline: `index` counts from 0 among its siblings. `section` is null for a section. */
export type ItemPlace = { section: string | null; index: number; count: number };

/** Returns the position of an item; null when it was deleted. */
export function placeOf(view: DraftView, { kind, id }: OutlineItem): ItemPlace | null {
  const outline = draftOutline(view);
  if (kind === 'section') {
    const index = outline.findIndex((section) => section.id === id);
    return index < 0 ? null : { section: null, index, count: outline.length };
  }
  for (const section of outline) {
    const index = section.lessons.findIndex((lesson) => lesson.id === id);
    if (index >= 0) return { section: section.id, index, count: section.lessons.length };
  }
  return null;
}

/** Returns the edit that moves an item to a position. */
export function moveTo(view: DraftView, { kind, id }: OutlineItem, place: Pick<ItemPlace, 'section' | 'index'>): Edit {
  if (kind === 'section') return moveSection(view, id, place.index);
  return place.section === null ? {} : moveLesson(view, id, place.section, place.index);
}

/**
 * Returns the position one step up (-1) or down (1); null at the end of the outline. A lesson at the edge of its
 * section moves into the neighbouring one.
 */
export function stepFrom(
  view: DraftView,
  item: OutlineItem,
  step: -1 | 1,
): Pick<ItemPlace, 'section' | 'index'> | null {
  const place = placeOf(view, item);
  if (!place) return null;
  const index = place.index + step;
  if (index >= 0 && index < place.count) return { section: place.section, index };
  if (place.section === null) return null;
  const outline = draftOutline(view);
  const at = outline.findIndex((section) => section.id === place.section);
  const neighbour = outline[at + step];
  if (!neighbour) return null;
  return { section: neighbour.id, index: step === 1 ? 0 : neighbour.lessons.length };
}

/** A mark between two rows, where a dragged item would be dropped. */
export type DropMark = { kind: 'section' | 'lesson'; id: string; side: 'before' | 'after' | 'inside' };

/** Returns the position at a mark; null when the item would stay where it is. */
export function placeAtMark(
  view: DraftView,
  item: OutlineItem,
  mark: DropMark,
): Pick<ItemPlace, 'section' | 'index'> | null {
  if (mark.id === item.id) return null;
  if (mark.side === 'inside') {
    const section = draftOutline(view).find(({ id }) => id === mark.id);
    return section ? { section: section.id, index: section.lessons.filter(({ id }) => id !== item.id).length } : null;
  }
  const target = placeOf(view, { kind: mark.kind, id: mark.id });
  const own = placeOf(view, item);
  if (!target || !own) return null;
  // The move first takes the item out: the siblings after it move up by one.
  const shift = own.section === target.section && own.index < target.index ? -1 : 0;
  const index = target.index + shift + (mark.side === 'after' ? 1 : 0);
  return own.section === target.section && own.index === index ? null : { section: target.section, index };
}
