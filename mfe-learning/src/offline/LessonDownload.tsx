import { useHost } from '@lectern/shared/host';
import { canDownloadLessons, type DownloadedLesson, type LessonFile } from '@lectern/shared/offline';
import { Button, CheckIcon, DownloadIcon, FormStatus } from '@lectern/shared/ui';
import { offlineWords } from '../text/lesson/offline.en';
import { useText } from '../text/useText';
import { useLessonDownload } from './useLessonDownload';
import styles from './LessonDownload.module.css';

type Props = { uid: string; lesson: Omit<DownloadedLesson, 'bytes'>; files: readonly LessonFile[] };

/**
 * Keeps a lesson on this device for a time without a network, shows how far that is, and removes it again. Nothing
 * where the browser keeps nothing.
 */
export function LessonDownload({ uid, lesson, files }: Props) {
  const text = useText(offlineWords);
  const { announce } = useHost();
  const { kept, share, error, keep, cancel, remove } = useLessonDownload(uid, lesson, files, (isKept) =>
    announce(isKept ? text.keptSaid : text.removedSaid),
  );
  if (!canDownloadLessons()) return null;
  if (share !== null)
    return (
      <p className={styles.keep}>
        <span>{text.keeping(share)}</span>
        <Button size="small" variant="quiet" onClick={cancel}>
          {text.cancel}
        </Button>
      </p>
    );
  return (
    <div className={styles.keep}>
      {kept ? (
        <>
          <span className={styles.kept}>
            <CheckIcon />
            {text.kept(kept.bytes)}
          </span>
          <Button size="small" variant="quiet" onClick={remove}>
            {text.remove}
          </Button>
        </>
      ) : (
        <Button size="small" variant="quiet" icon={<DownloadIcon />} onClick={keep}>
          {text.keep}
        </Button>
      )}
      {error && <FormStatus tone="error">{error.name === 'QuotaExceededError' ? text.full : text.failed}</FormStatus>}
    </div>
  );
}
