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

/** What can be done with the outline. Stable: rows don't render again because of it. */
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

/** The last deletion, which can be undone; or a failure. */
export type OutlineNotice = { kind: 'removed'; title: string; undo: () => void } | { kind: 'failed'; reason: string };

/** What the actions work with. */
type Tools = {
  session: DraftSession;
  text: TextOf<typeof studioOutlineText>;
  untitled: string;
  announce: (message: string) => void;
  notify: (notice: OutlineNotice | null) => void;
};

/** Returns the actions of an outline, and what to tell about the last one. */
export function useOutlineActions(session: DraftSession): {
  actions: OutlineActions;
  notice: OutlineNotice | null;
} {
  const text = useText(studioOutlineText);
  const { untitled } = useText(studioText);
  const { announce } = useHost();
  const [notice, notify] = useState<OutlineNotice | null>(null);
  const actions = useMemo((): OutlineActions => {
    const tools = { session, text, untitled, announce, notify };
    return { ...renaming(session), ...adding(tools), ...removing(tools) };
  }, [session, text, untitled, announce]);
  return { actions, notice };
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
  const { session, text, announce, notify } = tools;
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
      focusName('section', id);
    },
    addLesson: (section, kind) => {
      if (!hasRoom()) return;
      const id = newId();
      session.edit((view) => addLesson(view, id, { section, kind, title: text.newLesson[kind] }));
      notify(null);
      focusName('lesson', id);
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
      focusName('lesson', copy.id);
    },
  };
}

function removing(tools: Tools): Pick<OutlineActions, 'removeLesson' | 'removeSection'> {
  const { session, text, announce, notify } = tools;
  const remove = (make: (view: DraftView) => Edit, title: string): void => {
    const before = session.state().view;
    const items = { ...itemsOf(before), ...contentsOf(before) };
    const edit = make(before);
    session.edit(() => edit);
    const undo = (): void => {
      session.edit(() => undoOf(edit, items));
      notify(null);
      announce(text.undone(title));
    };
    notify({ kind: 'removed', title, undo });
  };
  return {
    removeLesson: (id) => remove(() => removeLesson(id), titleIn(tools, 'lessons', id)),
    removeSection: (id) => remove((view) => removeSection(view, id), titleIn(tools, 'sections', id)),
  };
}

const contentsOf = ({ contents }: DraftView) =>
  Object.fromEntries(Object.entries(contents).map(([id, content]) => [keyOf('content', id), content]));

/** Focuses the title of a new row, and selects it: the next word typed is its name. */
function focusName(kind: 'section' | 'lesson', id: string): void {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-outline="${kind}"][data-id="${id}"]`);
    const input = row?.querySelector('input');
    input?.focus();
    input?.select();
  });
}
