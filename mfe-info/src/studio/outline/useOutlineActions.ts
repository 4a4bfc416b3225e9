import { useMemo, useState } from 'react';
import { DRAFT_LIMITS, type DraftLesson } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useText, type TextOf } from '@lectern/shared/text';
import { studioText } from '../../text/studio.en';
import { studioOutlineText } from '../../text/studioOutline.en';
import type { DraftSession } from '../data/draftSession';
import { itemsOf, keyOf, lessonItem, type DraftView } from '../data/items';
import {
  addLesson,
  addSection,
  duplicateLesson,
  newId,
  removeLesson,
  removeSection,
  undoOf,
  type Edit,
} from '../data/operations';
import { reasonOf } from '../frame/reasonOf';
import { useTitleFocus, type WantedTitle } from './useTitleFocus';

/** Actions on the outline. The object stays the same between renderings, so rows don't render again because of it. */
export type OutlineActions = {
  renameSection: (id: string, title: string) => void;
  renameLesson: (id: string, title: string) => void;
  /** Adds a section and focuses its title. */
  addSection: () => void;
  addLesson: (section: string, kind: DraftLesson['kind']) => void;
  duplicate: (id: string) => Promise<void>;
  removeLesson: (id: string) => void;
  removeSection: (id: string) => void;
};

/** The last deletion, of the section or lesson `id`, which can be undone; or a failure. */
export type OutlineNotice =
  { kind: 'removed'; id: string; title: string; undo: () => void } | { kind: 'failed'; reason: string };

/** Dependencies of the actions. */
type Tools = {
  session: DraftSession;
  text: TextOf<typeof studioOutlineText>;
  untitled: string;
  announce: (message: string) => void;
  notify: (notice: OutlineNotice | null) => void;
  focusTitle: (wanted: WantedTitle) => void;
};

/**
 * Returns the actions of an outline, and what to tell about the last one. `focusWanted` is called after rows were
 * rendered: it focuses the title that an action asked for.
 */
export function useOutlineActions(session: DraftSession): {
  actions: OutlineActions;
  notice: OutlineNotice | null;
  focusWanted: () => void;
} {
  const text = useText(studioOutlineText);
  const { untitled } = useText(studioText);
  const { announce } = useHost();
  const [notice, notify] = useState<OutlineNotice | null>(null);
  const { focusTitle, focusWanted } = useTitleFocus();
  const actions = useMemo((): OutlineActions => {
    const tools = { session, text, untitled, announce, notify, focusTitle };
    return { ...renaming(session), ...adding(tools), ...removing(tools) };
  }, [session, text, untitled, announce, focusTitle]);
  return { actions, notice, focusWanted };
}

const renaming = (session: DraftSession): Pick<OutlineActions, 'renameSection' | 'renameLesson'> => ({
  renameSection: (id, title) => {
    session.edit(({ sections }) => {
      const section = sections[id];
      return section ? { [keyOf('section', id)]: { ...section, title } } : {};
    });
  },
  renameLesson: (id, title) => {
    session.edit(({ lessons }) => {
      const lesson = lessons[id];
      return lesson ? { [keyOf('lesson', id)]: lessonItem({ ...lesson, title }) } : {};
    });
  },
});

const titleIn = ({ session, untitled }: Tools, kind: 'sections' | 'lessons', id: string): string =>
  session.state().view[kind][id]?.title || untitled;

function adding(tools: Tools): Pick<OutlineActions, 'addSection' | 'addLesson' | 'duplicate'> {
  const { session, text, announce, notify, focusTitle } = tools;
  const hasRoom = (): boolean => {
    const isFull = Object.keys(session.state().view.lessons).length >= DRAFT_LIMITS.lessons;
    if (isFull) announce(text.full(DRAFT_LIMITS.lessons));
    return !isFull;
  };
  return {
    addSection: () => {
      const id = newId();
      session.edit((view) => addSection(view, id, text.newSection(Object.keys(view.sections).length + 1)));
      notify(null);
      focusTitle({ id, isNew: true });
    },
    addLesson: (section, kind) => {
      if (!hasRoom()) return;
      const id = newId();
      session.edit((view) => addLesson(view, id, { section, kind, title: text.newLesson[kind] }));
      notify(null);
      focusTitle({ id, isNew: true });
    },
    duplicate: async (id) => {
      if (!hasRoom()) return;
      try {
        await session.openContent(id);
      } catch (error) {
        notify({ kind: 'failed', reason: text.duplicateFailed(reasonOf(error)) });
        return;
      }
      const title = titleIn(tools, 'lessons', id);
      const copy = { id: newId(), title: text.copyOf(title).slice(0, 120) };
      session.edit((view) => duplicateLesson(view, id, copy));
      announce(text.duplicated(title));
      focusTitle({ id: copy.id, isNew: true });
    },
  };
}

function removing(tools: Tools): Pick<OutlineActions, 'removeLesson' | 'removeSection'> {
  const { session, text, announce, notify, focusTitle } = tools;
  const remove = (id: string, title: string, make: (view: DraftView) => Edit): void => {
    const before = session.state().view;
    const items = { ...itemsOf(before), ...contentsOf(before) };
    const edit = make(before);
    session.edit(() => edit);
    const undo = (): void => {
      session.edit(() => undoOf(edit, items));
      notify(null);
      announce(text.undone(title));
      focusTitle({ id, isNew: false });
    };
    notify({ kind: 'removed', id, title, undo });
  };
  return {
    removeLesson: (id) => remove(id, titleIn(tools, 'lessons', id), () => removeLesson(id)),
    removeSection: (id) => remove(id, titleIn(tools, 'sections', id), (view) => removeSection(view, id)),
  };
}

const contentsOf = ({ contents }: DraftView) =>
  Object.fromEntries(Object.entries(contents).map(([id, content]) => [keyOf('content', id), content]));
