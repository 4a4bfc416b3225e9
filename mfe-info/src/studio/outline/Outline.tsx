import { useEffect, useLayoutEffect, useState } from 'react';
import { DndContext } from '@dnd-kit/core';
import type { OutlineSection } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button, EmptyState, FormStatus, PlusIcon, Section } from '@lectern/shared/ui';
import { studioOutlineText } from '../../text/studioOutline.en';
import { useDraftValue, useSession } from '../frame/useDraft';
import { createOutlineOrder } from './outlineOrder';
import { SectionCard, type RowProps } from './SectionCard';
import { useDragMove } from './useDragMove';
import { useKeyboardMove } from './useKeyboardMove';
import { useOutlineActions, type OutlineActions, type OutlineNotice } from './useOutlineActions';
import * as styles from './Outline.module.css';

/** The sections and lessons of a course: adds, names, moves, duplicates and deletes them. */
export function Outline({ courseId }: { courseId: string }) {
  const text = useText(studioOutlineText);
  const session = useSession();
  const sections = useDraftValue(({ view }) => Object.keys(view.sections).length);
  const lessons = useLessonCount();
  const { actions, notice, focusWanted } = useOutlineActions(session);
  const isEmpty = sections === 0;
  const add = (
    <Button variant="secondary" icon={<PlusIcon />} onClick={actions.addSection}>
      {text.addSection}
    </Button>
  );
  return (
    <Section title={text.title} lead={isEmpty ? undefined : text.lead(sections, lessons)}>
      {isEmpty ? (
        <EmptyState title={text.empty} headingLevel={3} actions={add}>
          <p>{text.emptyBody}</p>
        </EmptyState>
      ) : (
        <>
          <p id="outline-help" className={styles.help}>
            {text.help}
          </p>
          <Sections courseId={courseId} actions={actions} onRendered={focusWanted} />
          <div>{add}</div>
        </>
      )}
      <Notice notice={notice} />
    </Section>
  );
}

const useLessonCount = (): number => useDraftValue(({ view }) => Object.keys(view.lessons).length);

type SectionsProps = {
  courseId: string;
  actions: OutlineActions;
  /** Called after each rendering, before the browser paints. */
  onRendered: () => void;
};

/**
 * Provides drag and drop to the sections. It renders again for each move, but not for each change of the draft: a
 * context provider that renders makes React search all rows for its consumers, which slowed typing.
 */
function Sections({ courseId, actions, onRendered }: SectionsProps) {
  const session = useSession();
  const { grabbed, keyboard } = useKeyboardMove(session);
  const { dragged, mark, sensors, ...drag } = useDragMove(session);
  const rows = { courseId, mark, moving: dragged ?? grabbed, isDragging: dragged !== null, actions, keyboard };
  return (
    <DndContext sensors={sensors} accessibility={SILENT} {...drag}>
      <SectionList {...rows} onRendered={onRendered} />
    </DndContext>
  );
}

function SectionList({ onRendered, ...rows }: Omit<RowProps, 'entries'> & Pick<SectionsProps, 'onRendered'>) {
  const view = useDraftValue((state) => state.view);
  const shown = useGradually(useLessonCount());
  const outline = useState(createOutlineOrder)[0](view);
  useLayoutEffect(onRendered);
  return (
    <ol className={styles.sections}>
      {outline.map((section, index) => (
        <SectionCard
          key={section.id}
          {...rows}
          entries={view.lessons}
          section={section}
          number={index + 1}
          shown={Math.max(0, shown - lessonsBefore(outline, index))}
        />
      ))}
    </ol>
  );
}

const lessonsBefore = (outline: readonly OutlineSection[], index: number): number =>
  outline.slice(0, index).reduce((count, { lessons }) => count + lessons.length, 0);

/** The keyboard has handlers and announcements of its own; a drag by pointer is seen. */
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** Rows of the first frame, and rows that each further one adds: a long outline opens at once. */
const FIRST_ROWS = 40;

/** Returns the number of rows to render: once all have been, every later one as well. */
function useGradually(count: number): number {
  const [shown, setShown] = useState(count > FIRST_ROWS ? FIRST_ROWS : Infinity);
  useEffect(() => {
    if (shown === Infinity) return;
    const next = shown + FIRST_ROWS;
    const timer = setTimeout(() => setShown(next < count ? next : Infinity), 16);
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}

/** The last deletion with its undo, or a failure. */
function Notice({ notice }: { notice: OutlineNotice | null }) {
  const text = useText(studioOutlineText);
  if (!notice) return null;
  if (notice.kind === 'failed') return <FormStatus tone="error">{notice.reason}</FormStatus>;
  return (
    <div className={styles.notice}>
      <p role="status">{text.removed(notice.title)}</p>
      <Button key={notice.id} size="small" variant="secondary" autoFocus onClick={notice.undo}>
        {text.undo}
      </Button>
    </div>
  );
}
