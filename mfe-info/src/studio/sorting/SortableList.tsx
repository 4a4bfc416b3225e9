import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { sortingText } from '../../text/studio/sorting.en';
import { MoveButtons } from './MoveButtons';
import * as styles from './SortableList.module.css';

type Props<T> = {
  /** Accessible name of the list. */
  label: string;
  items: readonly (T & { key: string })[];
  /** Name of an entry, for its handle and the announcements. */
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: T & { key: string }, index: number, handle: ReactNode) => ReactNode;
  disabled?: boolean;
};

/**
 * A list sorted by dragging the handles, by the keyboard (Space lifts and drops, arrows move, Escape puts back), or by
 * buttons that a click on a handle shows.
 */
export function SortableList<T>({ label, items, nameOf, onMove, children, disabled = false }: Props<T>) {
  const text = useText(sortingText);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (key: unknown): number => items.findIndex((item) => item.key === key);
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
  };
  const announcements = announcementsOf(text, items.length, indexOf, (index) => {
    const item = items[index];
    return item ? nameOf(item, index) : '';
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol className={styles.list} role="list" aria-label={label}>
          {items.map((item, index) => (
            <Entry
              key={item.key}
              id={item.key}
              name={nameOf(item, index)}
              disabled={disabled}
              onStep={(step) => onMove(index, Math.min(Math.max(index + step, 0), items.length - 1))}
            >
              {(handle) => children(item, index, handle)}
            </Entry>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type EntryProps = {
  id: string;
  name: string;
  disabled: boolean;
  onStep: (step: -1 | 1) => void;
  children: (handle: ReactNode) => ReactNode;
};

function Entry({ id, name, disabled, onStep, children }: EntryProps) {
  const [hasButtons, setHasButtons] = useState(false);
  const text = useText(sortingText);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
    attributes: { roleDescription: text.handle },
  });
  const handle = (
    <span className={styles.place}>
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={text.move(name)}
        disabled={disabled}
        // Keys lift and drop: the click of a key has no detail.
        onClick={({ detail }) => detail > 0 && setHasButtons(!hasButtons)}
        onBlur={() => setHasButtons(false)}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      {hasButtons && <MoveButtons name={name} onMove={onStep} />}
    </span>
  );
  return (
    <li
      ref={setNodeRef}
      className={styles.entry}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}

function announcementsOf(
  text: { lifted: Announce; over: Announce; dropped: Announce; putBack: Announce },
  of: number,
  indexOf: (key: unknown) => number,
  nameOf: (index: number) => string,
): Announcements {
  const say = (announce: Announce, key: unknown, at: unknown): string =>
    announce(nameOf(indexOf(key)), indexOf(at ?? key) + 1, of);
  return {
    onDragStart: ({ active }) => say(text.lifted, active.id, null),
    onDragOver: ({ active, over }) => say(text.over, active.id, over?.id),
    onDragEnd: ({ active, over }) => say(text.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(text.putBack, active.id, null),
  };
}

type Announce = (name: string, position: number, of: number) => string;
