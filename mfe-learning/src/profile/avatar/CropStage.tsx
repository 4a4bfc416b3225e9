import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { avatarText } from '../../text/profile/avatar.en';
import * as styles from './avatar.module.css';
import { pan, squareOf, zoomBy, type Crop, type Size } from './crop';
import { useCropGestures } from './useCropGestures';

/** Distance that an arrow key moves the picture, as a share of the visible square. Shift multiplies it by five. */
const STEP = 0.02;

type Props = { image: HTMLImageElement; crop: Crop; onChange: (change: (before: Crop) => Crop) => void };

/**
 * Canvas with the visible square of the picture. Pointer and arrow keys pan it; wheel, pinch, plus and minus zoom it.
 */
export function CropStage({ image, crop, onChange }: Props) {
  const text = useText(avatarText).crop;
  const canvas = useRef<HTMLCanvasElement>(null);
  const size: Size = { width: image.naturalWidth, height: image.naturalHeight };
  const gestures = useCropGestures(canvas, size, onChange);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, crop);
  }, [image, crop]);
  const onKeyDown = (event: KeyboardEvent): void => {
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
      aria-label={text.stageAt(crop.x, crop.y)}
      onKeyDown={onKeyDown}
      {...gestures}
    />
  );
}

/** Returns the change that a key makes, or null. */
function changeOf({ key, shiftKey }: KeyboardEvent, size: Size): ((before: Crop) => Crop) | null {
  const step = STEP * (shiftKey ? 5 : 1);
  const directions: Record<string, [right: number, down: number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const direction = directions[key];
  if (direction) return (before) => pan(size, before, ...direction);
  if (key === '+' || key === '=') return (before) => zoomBy(size, before, 1.1);
  return key === '-' ? (before) => zoomBy(size, before, 1 / 1.1) : null;
}

/** Draws the visible square, and shades the corners that the round frame of the header cuts off. */
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
