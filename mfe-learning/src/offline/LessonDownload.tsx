import { useHost } from '@lectern/shared/host';
import { canDownloadLessons, type DownloadableLesson, type LessonFile } from '@lectern/shared/offline';
import { useQueryClient, type QueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, CheckIcon, DownloadIcon, FormStatus } from '@lectern/shared/ui';
import { offlineText } from '../text/lesson/offline.en';
import * as styles from './LessonDownload.module.css';
import { useLessonDownload } from './useLessonDownload';

type Props = { uid: string; lesson: DownloadableLesson; getFiles: () => Promise<readonly LessonFile[]> };

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
  const isSaving = share !== null;
  // One button for all three: it keeps the focus when its action has changed.
  const action = isSaving
    ? { label: text.cancel, press: cancel }
    : saved
      ? { label: text.remove, press: remove }
      : { label: text.save, icon: <DownloadIcon />, press: save };
  return (
    <div className={styles.download}>
      {isSaving ? <span>{text.saving(share)}</span> : saved && <SavedMark bytes={saved.bytes} />}
      <Button size="small" variant="quiet" icon={action.icon} onClick={action.press}>
        {action.label}
      </Button>
      {!isSaving && error && (
        <FormStatus tone="error">{error.name === 'QuotaExceededError' ? text.full : text.failed}</FormStatus>
      )}
    </div>
  );
}

function SavedMark({ bytes }: { bytes: number }) {
  const text = useText(offlineText);
  return (
    <span className={styles.saved}>
      <CheckIcon />
      {text.saved(bytes)}
    </span>
  );
}

/** Reads the questions of a saved lesson along with it. Without them, the lesson is still saved. */
async function readQuestions(client: QueryClient, { courseId, lessonId }: Props['lesson']): Promise<void> {
  const panels = await import('../lesson/course/writtenPanels').catch(() => null);
  await panels?.keepQuestions(client, courseId, lessonId);
}
