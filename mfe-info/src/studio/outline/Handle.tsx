import { useDraggable } from '@dnd-kit/core';
import { classNames } from '@lectern/shared/ui';
import { handleId, type KeyboardMove } from './useKeyboardMove';
import type { OutlineItem } from './moves';
import styles from './Outline.module.css';

type Props = { item: OutlineItem; label: string; keyboard: KeyboardMove; isGrabbed: boolean };

/** Handle of a section or lesson: drags it, and moves it with the keyboard. */
export function Handle({ item, label, keyboard, isGrabbed }: Props) {
  const { setNodeRef, listeners } = useDraggable({ id: `${item.kind} ${item.id}`, data: item });
  return (
    <button
      ref={setNodeRef}
      {...listeners}
      type="button"
      id={handleId(item)}
      className={classNames(styles.handle, isGrabbed && styles.grabbed)}
      aria-label={label}
      aria-describedby="outline-help"
      aria-pressed={isGrabbed}
      onKeyDown={(event) => keyboard.onKeyDown(item, event)}
      onBlur={keyboard.onBlur}
    />
  );
}
