import { useState } from 'react';
import {
  downloadLesson,
  listDownloadedLessons,
  removeDownloadedLesson,
  type DownloadedLesson,
  type LessonFile,
} from '@lectern/shared/offline';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@lectern/shared/query';

/** Which lessons this device keeps for an account. */
export const lessonsKept = (uid: string) =>
  queryOptions({ queryKey: ['offline', uid], queryFn: () => listDownloadedLessons(uid), staleTime: 0 });

/** A lesson's place on the device: `share` is how much of it has arrived while it is being kept, 0 to 1. */
export type LessonDownloadState = {
  kept: DownloadedLesson | null;
  share: number | null;
  error: Error | null;
  keep: () => void;
  cancel: () => void;
  remove: () => void;
};

/**
 * Keeps and removes a lesson with its `files`; `onChange` is told how that ended. What is under way ends when somebody
 * cancels; it goes on while the page shows other lessons.
 */
export function useLessonDownload(
  uid: string,
  lesson: Omit<DownloadedLesson, 'bytes'>,
  files: readonly LessonFile[],
  onChange: (isKept: boolean) => void,
): LessonDownloadState {
  const client = useQueryClient();
  const query = useQuery(lessonsKept(uid));
  const [share, setShare] = useState<number | null>(null);
  const [abort, setAbort] = useState<AbortController | null>(null);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: lessonsKept(uid).queryKey });
  const keeping = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      setAbort(controller);
      setShare(0);
      // Without this a browser may clear the caches of a site when room runs short; a no is no failure.
      await navigator.storage.persist().catch(() => false);
      await downloadLesson(uid, lesson, files, { signal: controller.signal, onProgress: setShare });
    },
    onSuccess: () => onChange(true),
    onSettled: () => {
      setShare(null);
      return refresh();
    },
  });
  const removing = useMutation({
    mutationFn: () => removeDownloadedLesson(uid, lesson.courseId, lesson.lessonId),
    onSuccess: () => onChange(false),
    onSettled: refresh,
  });
  const isCancelled = keeping.error?.name === 'AbortError';
  return {
    kept:
      query.data?.find(({ courseId, lessonId }) => courseId === lesson.courseId && lessonId === lesson.lessonId) ??
      null,
    share,
    error: isCancelled ? null : keeping.error,
    keep: () => keeping.mutate(),
    cancel: () => abort?.abort(),
    remove: () => removing.mutate(),
  };
}
