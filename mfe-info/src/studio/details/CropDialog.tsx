import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus } from '@lectern/shared/ui';
import { studioDetailsText } from '../../text/studioDetails.en';
import { reasonOf } from '../frame/reasonOf';
import { cropPicture, type CropArea, type Picture } from './cover';
import styles from './CropDialog.module.css';

type Props = { picture: Picture; onClose: () => void; onApply: (cover: Blob) => void };

/** Dialog that crops a picture to 16:9: by drag, wheel and pinch, or with the arrow keys and a slider. */
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

type ZoomProps = { zoom: number; onZoom: (zoom: number) => void };

function Crop({ picture, zoom, onZoom, onArea }: ZoomProps & { picture: Picture; onArea: (area: CropArea) => void }) {
  const text = useText(studioDetailsText).cover;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <div className={styles.frame}>
      <Cropper
        image={picture.url}
        crop={crop}
        zoom={zoom}
        aspect={16 / 9}
        keyboardStep={8}
        disableAutomaticStylesInjection
        classes={{
          containerClassName: styles.container ?? '',
          mediaClassName: styles.media ?? '',
          cropAreaClassName: styles.area ?? '',
        }}
        mediaProps={{ alt: '' }}
        cropperProps={{ 'aria-label': text.area, role: 'group' }}
        onCropChange={setCrop}
        onZoomChange={onZoom}
        onCropComplete={(_share, pixels) => onArea(pixels)}
      />
    </div>
  );
}

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
