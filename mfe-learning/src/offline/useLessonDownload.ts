import { useState } from 'react';
import {
  downloadLesson,
  removeDownloadedLesson,
  type DownloadedLesson,
  type DownloadableLesson,
  type LessonFile,
} from '@lectern/shared/offline';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { downloadedLessons } from './downloadedLessons';

/** Download state of a lesson. `share` is the downloaded part, 0 to 1; null while no download is running. */
export type LessonDownloadState = {
  saved: DownloadedLesson | null;
  share: number | null;
  error: Error | null;
  save: () => void;
  cancel: () => void;
  remove: () => void;
};

/**
 * Saves a lesson with the files that `getFiles` resolves to on this device, or removes it. Calls `onChange` after each
 * success. A download continues while the page shows other lessons, until it is cancelled.
 */
export function useLessonDownload(
  uid: string,
  lesson: DownloadableLesson,
  getFiles: () => Promise<readonly LessonFile[]>,
  onChange: (isSaved: boolean) => void,
): LessonDownloadState {
  const client = useQueryClient();
  const query = useQuery(downloadedLessons(uid));
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: downloadedLessons(uid).queryKey });
  const download = useDownload(
    async (signal, onProgress) => downloadLesson(uid, lesson, await getFiles(), { signal, onProgress }),
    () => onChange(true),
    refresh,
  );
  const removing = useMutation({
    mutationFn: () => removeDownloadedLesson(uid, lesson.courseId, lesson.lessonId),
    onSuccess: () => onChange(false),
    onSettled: refresh,
  });
  const isThis = ({ courseId, lessonId }: DownloadedLesson): boolean =>
    courseId === lesson.courseId && lessonId === lesson.lessonId;
  return { saved: query.data?.find(isThis) ?? null, ...download, remove: () => removing.mutate() };
}

/** Runs one download at a time, and reports its progress. Cancelling is not an error. */
function useDownload(
  run: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<unknown>,
  onSuccess: () => void,
  refresh: () => Promise<void>,
): Pick<LessonDownloadState, 'share' | 'error' | 'save' | 'cancel'> {
  const [share, setShare] = useState<number | null>(null);
  const [abort, setAbort] = useState<AbortController | null>(null);
  const { error, mutate } = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      setAbort(controller);
      setShare(0);
      // Otherwise a browser may clear the site's caches when space runs short. A refusal is harmless.
      await navigator.storage.persist().catch(() => false);
      await run(controller.signal, setShare);
    },
    onSuccess,
    onSettled: () => {
      setShare(null);
      return refresh();
    },
  });
  return {
    share,
    error: error?.name === 'AbortError' ? null : error,
    save: () => mutate(),
    cancel: () => abort?.abort(),
  };
}
