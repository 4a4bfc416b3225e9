import { useId, useState } from 'react';
import Cropper, { type Size } from 'react-easy-crop';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus } from '@lectern/shared/ui';
import { studioDetailsText } from '../../text/studioDetails.en';
import { reasonOf } from '../frame/reasonOf';
import { cropPicture, type CropArea, type Picture } from './cover';
import { MoveButtons } from './MoveButtons';
import * as styles from './CropDialog.module.css';

type Props = { picture: Picture; onClose: () => void; onApply: (cover: Blob) => void };

/** Dialog that crops a picture to 16:9: by drag, wheel and pinch, with buttons and a slider, or with the arrow keys. */
export function CropDialog({ picture, onClose, onApply }: Props) {
  const text = useText(studioDetailsText).cover;
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const apply = (): void => {
    if (area) cropPicture(picture, area).then(onApply, (error: unknown) => setFailure(reasonOf(error)));
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button onClick={apply}>{text.apply}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={text.dialog} actions={actions} size="wide">
      <Crop picture={picture} zoom={zoom} onZoom={setZoom} onArea={setArea} />
      <ZoomField zoom={zoom} onZoom={setZoom} />
      {failure !== null && <FormStatus tone="error">{failure}</FormStatus>}
    </Dialog>
  );
}

/** `zoom` is 1 when the picture just covers the frame. */
type ZoomProps = { zoom: number; onZoom: (zoom: number) => void };

/** `onArea` receives the part of the picture inside the frame, in the picture's own pixels. */
type CropProps = ZoomProps & { picture: Picture; onArea: (area: CropArea) => void };

const NO_SIZE: Size = { width: 0, height: 0 };

/** The picture under a frame of 16:9, and the buttons that move it. */
function Crop({ picture, zoom, onZoom, onArea }: CropProps) {
  const text = useText(studioDetailsText).cover;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [media, setMedia] = useState(NO_SIZE);
  const [frame, setFrame] = useState(NO_SIZE);
  /** Moves the picture by shares of the frame's width and height, as far as it covers the frame. */
  const move = (right: number, down: number): void =>
    setCrop(({ x, y }) => ({
      x: within(x + right * frame.width, (media.width * zoom - frame.width) / 2),
      y: within(y + down * frame.height, (media.height * zoom - frame.height) / 2),
    }));
  return (
    <>
      <div className={styles.frame}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          aspect={16 / 9}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={CLASSES}
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': text.area, role: 'group' }}
          onCropChange={setCrop}
          onZoomChange={onZoom}
          // Fires for moves by buttons as well, which onCropComplete does not.
          onCropAreaChange={(_share, pixels) => onArea(pixels)}
          setMediaSize={setMedia}
          setCropSize={setFrame}
        />
      </div>
      <MoveButtons onMove={move} />
    </>
  );
}

const CLASSES = {
  containerClassName: styles.container ?? '',
  mediaClassName: styles.media ?? '',
  cropAreaClassName: styles.area ?? '',
};

/** Returns the shift in pixels, limited to `most` in either direction. */
const within = (shift: number, most: number): number => Math.min(Math.max(shift, -most), Math.max(most, 0));

function ZoomField({ zoom, onZoom }: ZoomProps) {
  const text = useText(studioDetailsText).cover;
  const id = useId();
  return (
    <div className={styles.zoom}>
      <label htmlFor={id}>{text.zoom}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
      />
    </div>
  );
}
