import { useHost } from '@lectern/shared/host';
import { canDownloadLessons, type LessonFacts, type LessonFile } from '@lectern/shared/offline';
import { useQueryClient, type QueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, CheckIcon, DownloadIcon, FormStatus } from '@lectern/shared/ui';
import { offlineText } from '../text/lesson/offline.en';
import * as styles from './LessonDownload.module.css';
import { useLessonDownload } from './useLessonDownload';

type Props = { uid: string; lesson: LessonFacts; getFiles: () => Promise<readonly LessonFile[]> };

/**
 * Button that saves a lesson on this device, with its progress, or removes it. Renders nothing when the browser cannot
 * store files.
 */
export function LessonDownload({ uid, lesson, getFiles }: Props) {
  const text = useText(offlineText);
  const { announce } = useHost();
  const client = useQueryClient();
  const { saved, share, error, save, cancel, remove } = useLessonDownload(uid, lesson, getFiles, (isSaved) => {
    announce(isSaved ? text.announceSaved : text.announceRemoved);
    if (isSaved) void readQuestions(client, lesson);
  });
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

/** Reads the questions of a saved lesson along with it. Without them, the lesson is still saved. */
async function readQuestions(client: QueryClient, { courseId, lessonId }: Props['lesson']): Promise<void> {
  const panels = await import('../lesson/course/writtenPanels').catch(() => null);
  await panels?.keepQuestions(client, courseId, lessonId);
}
