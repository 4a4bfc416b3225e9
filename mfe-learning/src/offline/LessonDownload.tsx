import { useHost } from '@lectern/shared/host';
import { canDownloadLessons, type DownloadedLesson, type LessonFile } from '@lectern/shared/offline';
import { useText } from '@lectern/shared/text';
import { Button, CheckIcon, DownloadIcon, FormStatus } from '@lectern/shared/ui';
import { offlineText } from '../text/lesson/offline.en';
import styles from './LessonDownload.module.css';
import { useLessonDownload } from './useLessonDownload';

type Props = { uid: string; lesson: Omit<DownloadedLesson, 'bytes'>; files: readonly LessonFile[] };

/**
 * Button that saves a lesson on this device, with its progress, or removes it. Renders nothing when the browser cannot
 * store files.
 */
export function LessonDownload({ uid, lesson, files }: Props) {
  const text = useText(offlineText);
  const { announce } = useHost();
  const { saved, share, error, save, cancel, remove } = useLessonDownload(uid, lesson, files, (isSaved) =>
    announce(isSaved ? text.announceSaved : text.announceRemoved),
  );
  if (!canDownloadLessons()) return null;
  if (share !== null)
    return (
      <p className={styles.download}>
        <span>{text.saving(share)}</span>
        <Button size="small" variant="quiet" onClick={cancel}>
          {text.cancel}
        </Button>
      </p>
    );
  return (
    <div className={styles.download}>
      {saved ? (
        <>
          <span className={styles.saved}>
            <CheckIcon />
            {text.saved(saved.bytes)}
          </span>
          <Button size="small" variant="quiet" onClick={remove}>
            {text.remove}
          </Button>
        </>
      ) : (
        <Button size="small" variant="quiet" icon={<DownloadIcon />} onClick={save}>
          {text.save}
        </Button>
      )}
      {error && <FormStatus tone="error">{error.name === 'QuotaExceededError' ? text.full : text.failed}</FormStatus>}
    </div>
  );
}
