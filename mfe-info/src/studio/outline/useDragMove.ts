import { useState } from 'react';
import {
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import type { DraftSession } from '../data/draftSession';
import { moveTo, placeAtMark, type DropMark, type OutlineItem } from './moves';

/** Moving by drag: the dragged item, and where it would be dropped. */
export type DragMove = {
  dragged: OutlineItem | null;
  mark: DropMark | null;
  sensors: ReturnType<typeof useSensors>;
  onDragStart: (event: DragStartEvent) => void;
  onDragMove: (event: DragMoveEvent) => void;
  onDragEnd: () => void;
  onDragCancel: () => void;
};

/** The same objects each time: new ones would render every handle of the outline again. */
const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 120, tolerance: 8 } };

/** Returns the handlers of the drag context. The keyboard has handlers of its own. */
export function useDragMove(session: DraftSession): DragMove {
  const [dragged, setDragged] = useState<OutlineItem | null>(null);
  const [mark, setMark] = useState<DropMark | null>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const stop = (): void => {
    setDragged(null);
    setMark(null);
  };
  return {
    dragged,
    mark,
    sensors,
    onDragStart: ({ active }) => setDragged(active.data.current as OutlineItem),
    onDragMove: (event) => {
      const next = dragged ? markUnder(event, dragged) : null;
      setMark((current) => (isSameMark(current, next) ? current : next));
    },
    onDragEnd: () => {
      if (dragged && mark)
        session.edit((view) => {
          const place = placeAtMark(view, dragged, mark);
          return place ? moveTo(view, dragged, place) : {};
        });
      stop();
    },
    onDragCancel: stop,
  };
}

const isSameMark = (one: DropMark | null, other: DropMark | null): boolean =>
  one === other || (one?.id === other?.id && one?.side === other?.side);

/** Returns the mark under the pointer: rows name their item in `data-outline`. */
function markUnder({ activatorEvent, delta }: DragMoveEvent, { kind }: OutlineItem): DropMark | null {
  const start = pointOf(activatorEvent);
  if (!start) return null;
  const y = start.y + delta.y;
  const under = document.elementsFromPoint(start.x + delta.x, y);
  const row = (of: string): HTMLElement | null => {
    const found = under.map((element) => element.closest<HTMLElement>(`[data-outline="${of}"]`)).find(Boolean);
    return found ?? null;
  };
  const target = row(kind);
  const id = target?.dataset.id;
  if (target && id) {
    const { top, height } = target.getBoundingClientRect();
    return { kind, id, side: y < top + height / 2 ? 'before' : 'after' };
  }
  const section = kind === 'lesson' ? row('section') : null;
  return section?.dataset.id ? { kind: 'section', id: section.dataset.id, side: 'inside' } : null;
}

function pointOf(event: Event): { x: number; y: number } | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined;
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}
