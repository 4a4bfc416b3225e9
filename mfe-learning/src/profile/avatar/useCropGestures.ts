import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { pan, zoomBy, type Crop, type Size } from './crop';

type Point = { x: number; y: number };
type OnChange = (change: (before: Crop) => Crop) => void;

/** Returns the pointer handlers of the stage: one finger pans the picture, two zoom it. The wheel zooms as well. */
export function useCropGestures(stage: RefObject<HTMLElement | null>, size: Size, onChange: OnChange) {
  const fingers = useRef(new Map<number, Point>());
  useWheelZoom(stage, size, onChange);
  const move = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const now = { x: event.clientX, y: event.clientY };
    const side = event.currentTarget.clientWidth;
    fingers.current.set(event.pointerId, now);
    if (other) onChange((last) => zoomBy(size, last, distance(now, other) / Math.max(1, distance(before, other))));
    else onChange((last) => pan(size, last, (now.x - before.x) / side, (now.y - before.y) / side));
  };
  const release = (event: PointerEvent): void => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function useWheelZoom(stage: RefObject<HTMLElement | null>, size: Size, onChange: OnChange): void {
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const factor = Math.exp(-event.deltaY / 400);
      const [atX, atY] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
      onChange((before) => zoomBy(size, before, factor, atX, atY));
    };
    // React's wheel listeners are passive, so they cannot prevent the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });
}
