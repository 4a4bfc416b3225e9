import { useState } from 'react';
import { Button, Dialog } from '@lectern/shared/ui';
import { avatarWords } from '../../text/profile/avatar.en';
import { useText } from '../../text/useText';
import styles from './avatar.module.css';
import { fitCrop, mostZoom, WHOLE, zoomBy, type Crop } from './crop';
import { CropStage } from './CropStage';

/** Asks which square of a picture is kept. */
export function CropDialog({
  image,
  onUse,
  onClose,
}: {
  image: HTMLImageElement;
  onUse: (crop: Crop) => void;
  onClose: () => void;
}) {
  const text = useText(avatarWords).crop;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const [crop, setCrop] = useState(() => fitCrop(size, WHOLE));
  const most = mostZoom(size);
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
          <Button
            onClick={() => {
              onUse(crop);
            }}
          >
            {text.use}
          </Button>
        </>
      }
    >
      <div className={styles.cutter}>
        <p>{text.help}</p>
        <CropStage image={image} crop={crop} onChange={setCrop} />
        <label className={styles.zoom}>
          <span>{text.zoom}</span>
          <input
            type="range"
            min={1}
            max={most}
            step={0.01}
            value={crop.zoom}
            disabled={most === 1}
            aria-valuetext={text.zoomed(crop.zoom)}
            onChange={(event) => {
              const zoom = Number(event.target.value);
              setCrop((before) => zoomBy(size, before, zoom / before.zoom));
            }}
          />
        </label>
      </div>
    </Dialog>
  );
}
