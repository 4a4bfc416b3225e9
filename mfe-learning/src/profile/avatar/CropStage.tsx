import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { avatarWords } from '../../text/profile/avatar.en';
import { useText } from '../../text/useText';
import styles from './avatar.module.css';
import { pull, squareOf, zoomBy, type Crop, type Size } from './crop';

/** How far an arrow key moves the picture, as a share of what is kept; with Shift five times as far. */
const STEP = 0.02;

type Props = { image: HTMLImageElement; crop: Crop; onChange: (change: (before: Crop) => Crop) => void };

/**
 * The part of the picture that is kept, to be moved by pointer and arrow keys and zoomed by wheel, pinch, plus and
 * minus.
 */
export function CropStage({ image, crop, onChange }: Props) {
  const text = useText(avatarWords).crop;
  const canvas = useRef<HTMLCanvasElement>(null);
  const size: Size = { width: image.naturalWidth, height: image.naturalHeight };
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, crop);
  }, [image, crop]);
  useEffect(() => {
    const stage = canvas.current;
    const spin = (event: WheelEvent): void => {
      event.preventDefault();
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      onChange((before) =>
        zoomBy(
          size,
          before,
          Math.exp(-event.deltaY / 400),
          (event.clientX - box.left) / box.width,
          (event.clientY - box.top) / box.height,
        ),
      );
    };
    // React's own wheel listeners are passive and could not keep the page from scrolling.
    stage?.addEventListener('wheel', spin, { passive: false });
    return () => stage?.removeEventListener('wheel', spin);
  });
  const press = (event: PointerEvent<HTMLCanvasElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const now = { x: event.clientX, y: event.clientY };
    const side = event.currentTarget.clientWidth;
    fingers.current.set(event.pointerId, now);
    if (other) onChange((last) => zoomBy(size, last, distance(now, other) / Math.max(1, distance(before, other))));
    else onChange((last) => pull(size, last, (now.x - before.x) / side, (now.y - before.y) / side));
  };
  const release = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  const key = (event: KeyboardEvent): void => {
    const change = changeOf(event, size);
    if (!change) return;
    event.preventDefault();
    onChange(change);
  };
  return (
    <canvas
      ref={canvas}
      className={styles.stage}
      width={512}
      height={512}
      tabIndex={0}
      role="application"
      aria-roledescription={text.stage}
      aria-label={`${text.stage}: ${text.position(crop.x, crop.y)}`}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={key}
    />
  );
}

function changeOf({ key, shiftKey }: KeyboardEvent, size: Size): ((before: Crop) => Crop) | null {
  const step = STEP * (shiftKey ? 5 : 1);
  const ways: Record<string, [right: number, down: number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const way = ways[key];
  if (way) return (before) => pull(size, before, ...way);
  if (key === '+' || key === '=') return (before) => zoomBy(size, before, 1.1);
  return key === '-' ? (before) => zoomBy(size, before, 1 / 1.1) : null;
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The kept square, with what the round frame of the header cuts off in the shade. */
function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const length = canvas.width;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, length, length);
  context.drawImage(image, left, top, side, side, 0, 0, length, length);
  context.fillStyle = 'rgb(5 26 27 / 55%)';
  context.beginPath();
  context.rect(0, 0, length, length);
  context.arc(length / 2, length / 2, length / 2 - 2, 0, 2 * Math.PI, true);
  context.fill();
}
