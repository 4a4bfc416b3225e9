import { useRef, useState } from 'react';
import type { DraftDetails } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { queryOptions, useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, CourseCover, FormStatus, UploadIcon } from '@lectern/shared/ui';
import { studioDetailsText } from '../../text/studioDetails.en';
import { reasonOf } from '../frame/reasonOf';
import { CropDialog } from './CropDialog';
import { openPicture, uploadCover, type Picture } from './cover';
import * as styles from './Details.module.css';

type Props = { courseId: string; details: DraftDetails; onChange: (cover: string | null) => void };

const coverUrl = (path: string | null) =>
  queryOptions({
    queryKey: ['studio', 'cover', path],
    queryFn: async () => (path ? (await import('@lectern/shared/firebase/files')).getFileUrl(path) : null),
    staleTime: Infinity,
    retry: false,
  });

/** The cover of a course: a picture that is cropped before it is uploaded, or the drawing. */
export function CoverField({ courseId, details, onChange }: Props) {
  const text = useText(studioDetailsText).cover;
  const { picture, share, failure, open, close, upload } = useCover(courseId, onChange);
  const url = useQuery(coverUrl(details.cover)).data ?? null;
  return (
    <div className={styles.cover} role="group" aria-label={text.title}>
      <p className={styles.label}>{text.title}</p>
      <div className={styles.picture}>
        <CourseCover
          id={courseId}
          category={details.category ?? ''}
          subcategory={details.subcategory}
          src={url}
          eager
        />
      </div>
      <p className={styles.hint}>{text.hint}</p>
      {failure !== null && <FormStatus tone="error">{failure}</FormStatus>}
      <div className={styles.buttons}>
        <PictureButton share={share} hasCover={details.cover !== null} onPick={(file) => void open(file)} />
        {details.cover !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      {picture && <CropDialog picture={picture} onClose={close} onApply={(blob) => void upload(blob)} />}
    </div>
  );
}

type ButtonProps = { share: number | null; hasCover: boolean; onPick: (file: File) => void };

function PictureButton({ share, hasCover, onPick }: ButtonProps) {
  const text = useText(studioDetailsText).cover;
  const input = useRef<HTMLInputElement>(null);
  const label = hasCover ? text.replace : text.choose;
  return (
    <>
      <Button
        id="studio-cover"
        variant="secondary"
        icon={<UploadIcon />}
        busy={share !== null}
        onClick={() => input.current?.click()}
      >
        {share === null ? label : text.uploading(share)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}

function useCover(courseId: string, onChange: Props['onChange']) {
  const text = useText(studioDetailsText).cover;
  const { announce } = useHost();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (file: File): Promise<void> => {
    setFailure(null);
    const opened = await openPicture(file);
    if (typeof opened === 'string') setFailure(text[opened]);
    else setPicture(opened);
  };
  const close = (): void => {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(null);
  };
  const upload = async (blob: Blob): Promise<void> => {
    close();
    setShare(0);
    try {
      onChange(await uploadCover(courseId, blob, setShare));
      announce(text.done);
    } catch (error) {
      setFailure(text.failed(reasonOf(error)));
    }
    setShare(null);
  };
  return { picture, share, failure, open, close, upload };
}
