import { useLayoutEffect, useRef } from 'react';
import { useHost } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { removeDownloadedLesson, type DownloadedLesson } from '@lectern/shared/offline';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ButtonLink, DownloadIcon, EmptyState, FormStatus } from '@lectern/shared/ui';
import * as styles from '../../profile/profile.module.css';
import { RowSkeletons } from '../../profile/RowSkeletons';
import type { TabProps } from '../../profile/tabs';
import { downloadCourseText } from '../../text/lesson/downloadCourse.en';
import { downloadedLessons } from '../downloadedLessons';
import { bytesOf, downloadedCourses } from './downloadedCourses';
import { DownloadedCourseRow } from './DownloadedCourseRow';
import { RemoveAll } from './RemoveAll';

/** Tab of the profile with the courses and lessons downloaded to this device: their sizes, to open or remove. */
export function OfflineTab({ user: { uid } }: TabProps) {
  const text = useText(downloadCourseText);
  const query = useQuery(downloadedLessons(uid));
  return (
    <QueryState query={query} title={text.listFailed} placeholder={<RowSkeletons />}>
      {(lessons) => (lessons.length === 0 ? <NothingDownloaded /> : <Downloads uid={uid} lessons={lessons} />)}
    </QueryState>
  );
}

function NothingDownloaded() {
  const text = useText(downloadCourseText);
  return (
    <EmptyState
      icon={<DownloadIcon />}
      title={text.none}
      actions={<ButtonLink to="/profile">{text.toCourses}</ButtonLink>}
    >
      {text.noneLead}
    </EmptyState>
  );
}

function Downloads({ uid, lessons }: { uid: string; lessons: readonly DownloadedLesson[] }) {
  const text = useText(downloadCourseText);
  const removing = useRemoval(uid);
  const courses = downloadedCourses(lessons);
  const { list, onRemove } = useFocusAfterRemoval(lessons);
  const remove = (own: readonly DownloadedLesson[]): void => {
    onRemove();
    removing.mutate(own);
  };
  return (
    <>
      <div className={styles.bar}>
        <p>{text.summary(courses.length, lessons.length, bytesOf(lessons))}</p>
        <RemoveAll isBusy={removing.isPending} onRemove={() => removing.mutate(lessons)} />
      </div>
      {removing.isError && <FormStatus tone="error">{text.notRemoved}</FormStatus>}
      <ul ref={list} className={styles.rows} role="list">
        {courses.map((course) => (
          <DownloadedCourseRow key={course.courseId} course={course} onRemove={remove} />
        ))}
      </ul>
    </>
  );
}

/** Moves the focus of a removed row to the button that takes the position of its own. */
function useFocusAfterRemoval(lessons: readonly DownloadedLesson[]) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  const visibleButtons = (): HTMLElement[] =>
    [...(list.current?.querySelectorAll('button') ?? [])].filter((button) => !button.closest('details:not([open])'));
  useLayoutEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return;
    const buttons = visibleButtons();
    buttons[Math.min(pressed.current, buttons.length - 1)]?.focus();
    pressed.current = null;
  }, [lessons]);
  const onRemove = (): void => {
    pressed.current = visibleButtons().findIndex((button) => button === document.activeElement);
  };
  return { list, onRemove };
}

/** Removes lessons from this device. */
function useRemoval(uid: string) {
  const text = useText(downloadCourseText);
  const { announce } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (lessons: readonly DownloadedLesson[]) => {
      for (const { courseId, lessonId } of lessons) await removeDownloadedLesson(uid, courseId, lessonId);
    },
    onSuccess: () => announce(text.removed),
    onSettled: () => client.invalidateQueries({ queryKey: ['offline', uid] }),
  });
}
