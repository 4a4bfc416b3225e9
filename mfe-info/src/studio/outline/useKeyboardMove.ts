import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type SetStateAction,
} from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { studioText } from '../../text/studio.en';
import { studioOutlineText } from '../../text/studioOutline.en';
import type { DraftSession } from '../data/draftSession';
import type { DraftView } from '../data/items';
import { moveTo, placeOf, stepFrom, type ItemPlace, type OutlineItem } from './moves';

type Grab = { item: OutlineItem; from: ItemPlace };

/** The element id of an item's handle. */
export const handleId = ({ kind, id }: OutlineItem): string => `handle-${kind}-${id}`;

/**
 * Moving without a drag: Space, Enter or a click grabs and drops, arrow keys or buttons move, Escape puts the item
 * back.
 */
export type KeyboardMove = {
  onKeyDown: (item: OutlineItem, event: KeyboardEvent) => void;
  onClick: (item: OutlineItem) => void;
  /** Moves the grabbed item one step up (-1) or down (1). */
  onStep: (item: OutlineItem, step: -1 | 1) => void;
  onBlur: () => void;
};

/** Returns the grabbed item, and handlers for the outline's handles that stay the same. Every step is announced. */
export function useKeyboardMove(session: DraftSession): { grabbed: OutlineItem | null; keyboard: KeyboardMove } {
  const handlers = useHandlers(session);
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const keyboard = useMemo(
    (): KeyboardMove => ({
      onKeyDown: (item, event) => latest.current.onKeyDown(item, event),
      onClick: (item) => latest.current.onClick(item),
      onStep: (item, step) => latest.current.onStep(item, step),
      onBlur: () => latest.current.onBlur(),
    }),
    [],
  );
  return { grabbed: handlers.grabbed, keyboard };
}

function useHandlers(session: DraftSession): KeyboardMove & { grabbed: OutlineItem | null } {
  const { grab, setGrab, focusHandle, start, drop, cancel, move } = useSteps(session);
  const grabOf = ({ id }: OutlineItem): Grab | null => (grab?.item.id === id ? grab : null);
  return {
    grabbed: grab?.item ?? null,
    onClick: (item) => {
      if (grabOf(item)) drop(item);
      else {
        start(item);
        // Some browsers give a button that is clicked no focus.
        focusHandle(item);
      }
    },
    onStep: move,
    onKeyDown: (item, event) => {
      const own = grabOf(item);
      const act = actOf(event.key, own !== null);
      if (!act) return;
      event.preventDefault();
      if (act === 'grab') start(item);
      else if (act === 'drop') drop(item);
      else if (act !== 'cancel') move(item, act);
      else if (own) cancel(own);
    },
    onBlur: () => dropWhenLeft(grab, setGrab),
  };
}

/** The steps of a move, each announced, and the item that is grabbed. */
function useSteps(session: DraftSession) {
  const { announce, ...words } = useWords();
  const { grab, setGrab, focusHandle } = useGrab();
  const { tell } = words;
  const start = (item: OutlineItem): void => {
    const from = placeOf(session.state().view, item);
    if (from) setGrab({ item, from });
    tell(session, item, words.text.grabbed);
  };
  const cancel = ({ item, from }: Grab): void => {
    setGrab(null);
    session.edit((view) => moveTo(view, item, from));
    tell(session, item, words.text.cancelled);
    focusHandle(item);
  };
  const move = (item: OutlineItem, step: -1 | 1): void => {
    const target = stepFrom(session.state().view, item, step);
    if (target) {
      session.edit((view) => moveTo(view, item, target));
      focusHandle(item);
      tell(session, item, words.text.moved);
    } else announce(words.text.edge);
  };
  const drop = (item: OutlineItem): void => {
    setGrab(null);
    tell(session, item, words.text.dropped);
  };
  return { grab, setGrab, focusHandle, start, drop, cancel, move };
}

/**
 * Holds the grabbed item. A lesson that enters another section is a new element: `focusHandle` gives its handle the
 * focus as it is rendered, so that the next key acts on it.
 */
function useGrab() {
  const [grab, setGrab] = useState<Grab | null>(null);
  const [focused, setFocused] = useState<{ item: OutlineItem } | null>(null);
  useLayoutEffect(() => {
    if (focused) document.getElementById(handleId(focused.item))?.focus();
  }, [focused]);
  return { grab, setGrab, focusHandle: (item: OutlineItem) => setFocused({ item }) };
}

/** Returns what a key does on a handle; null for keys that are not its own. */
function actOf(key: string, isGrabbed: boolean): 'grab' | 'drop' | 'cancel' | -1 | 1 | null {
  if (key === ' ' || key === 'Enter') return isGrabbed ? 'drop' : 'grab';
  if (!isGrabbed) return null;
  if (key === 'Escape') return 'cancel';
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
}

/** Leaving the handle drops the item, unless its element was replaced and the focus returns at once. */
function dropWhenLeft(grab: Grab | null, setGrab: Dispatch<SetStateAction<Grab | null>>): void {
  if (!grab) return;
  requestAnimationFrame(() => {
    if (document.activeElement?.id === handleId(grab.item)) return;
    setGrab((current) => (current?.item.id === grab.item.id ? null : current));
  });
}

/** Says something about an item and its place. */
type Say = (title: string, place: string) => string;

function useWords() {
  const text = useText(studioOutlineText);
  const { untitled } = useText(studioText);
  const { announce } = useHost();
  const placeWords = (view: DraftView, { section, index, count }: ItemPlace): string =>
    section === null
      ? text.place(index + 1, count)
      : text.placeIn(index + 1, count, view.sections[section]?.title || untitled);
  return {
    text,
    announce,
    tell: (session: DraftSession, item: OutlineItem, say: Say): void => {
      const { view } = session.state();
      const place = placeOf(view, item);
      const named = item.kind === 'section' ? view.sections[item.id] : view.lessons[item.id];
      if (place) announce(say(named?.title || untitled, placeWords(view, place)));
    },
  };
}
