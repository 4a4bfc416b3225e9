import { useDraggable } from '@dnd-kit/core';
import { classNames } from '@lectern/shared/ui';
import { MoveButtons } from '../sorting/MoveButtons';
import { handleId, type KeyboardMove } from './useKeyboardMove';
import type { OutlineItem } from './moves';
import * as styles from './Outline.module.css';

type Props = { item: OutlineItem; name: string; label: string; keyboard: KeyboardMove; isGrabbed: boolean };

/** Handle of a section or lesson: drags it, and moves it with the keyboard. A click shows buttons that move it. */
export function Handle({ item, name, ...handle }: Props) {
  const { keyboard, isGrabbed } = handle;
  return (
    <>
      <HandleButton item={item} {...handle} />
      {isGrabbed && <MoveButtons name={name} onMove={(step) => keyboard.onStep(item, step)} />}
    </>
  );
}

function HandleButton({ item, label, keyboard, isGrabbed }: Omit<Props, 'name'>) {
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
      // Keys have their own handler: the click of a key has no detail.
      onClick={({ detail }) => detail > 0 && keyboard.onClick(item)}
      onBlur={keyboard.onBlur}
    />
  );
}
