import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, Dialog } from '@lectern/shared/ui';
import { avatarText } from '../../text/profile/avatar.en';
import * as styles from './avatar.module.css';
import { fitCrop, maxZoom, INITIAL_CROP, pan, zoomBy, type Crop, type Size } from './crop';
import { CropStage } from './CropStage';
import { MoveButtons } from './MoveButtons';

type Props = { image: HTMLImageElement; onUse: (crop: Crop) => void; onClose: () => void };

/** Dialog that selects the visible square of a picture. */
export function CropDialog({ image, onUse, onClose }: Props) {
  const text = useText(avatarText).crop;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const [crop, setCrop] = useState(() => fitCrop(size, INITIAL_CROP));
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button onClick={() => onUse(crop)}>{text.use}</Button>
        </>
      }
    >
      <div className={styles.cutter}>
        <p>{text.help}</p>
        <CropStage image={image} crop={crop} onChange={setCrop} />
        <MoveButtons onMove={(right, down) => setCrop((before) => pan(size, before, right, down))} />
        <ZoomSlider size={size} zoom={crop.zoom} onChange={setCrop} />
      </div>
    </Dialog>
  );
}

type ZoomProps = { size: Size; zoom: number; onChange: (change: (before: Crop) => Crop) => void };

function ZoomSlider({ size, zoom, onChange }: ZoomProps) {
  const text = useText(avatarText).crop;
  const max = maxZoom(size);
  return (
    <label className={styles.zoom}>
      <span>{text.zoom}</span>
      <input
        type="range"
        min={1}
        max={max}
        step={0.01}
        value={zoom}
        disabled={max === 1}
        aria-valuetext={text.zoomed(zoom)}
        onChange={(event) => {
          const next = Number(event.target.value);
          onChange((before) => zoomBy(size, before, next / before.zoom));
        }}
      />
    </label>
  );
}
