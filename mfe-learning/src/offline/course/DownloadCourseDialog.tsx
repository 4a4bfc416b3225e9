import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useHost } from '@lectern/shared/host';
import { LoadFailed, useFailure } from '@lectern/shared/loading';
import { useQuery, useQueryClient, type QueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus, ProgressBar } from '@lectern/shared/ui';
import { downloadCourseText } from '../../text/lesson/downloadCourse.en';
import { DOWNLOADS_PATH } from '../downloadedLessons';
import { courseDownloadOf, type CourseDownload, type CourseDownloadState } from './CourseDownload';
import { coursePlan, type CoursePlan, type DownloadableCourse } from './coursePlan';
import * as styles from './downloadCourse.module.css';

type Props = { uid: string; course: DownloadableCourse; onClose: () => void };

/**
 * Dialog for downloading a course to this device: its size before, then its progress with pause and cancel. A download
 * continues when it is closed.
 */
export function DownloadCourseDialog({ uid, course, onClose }: Props) {
  const text = useText(downloadCourseText);
  const client = useQueryClient();
  const { announce } = useHost();
  const download = courseDownloadOf(uid, course.id);
  const state = useSyncExternalStore(download.subscribe, download.getState);
  const isRunning = state.phase === 'running';
  const plan = useQuery({ ...coursePlan(client, uid, course), enabled: !isRunning && state.phase !== 'cancelling' });
  const failure = useFailure(plan);
  const act = actionsOf({ download, client, uid, course, onDownloaded: () => announce(text.downloaded) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      actions={<Actions plan={plan.data} state={state} act={act} onClose={onClose} />}
    >
      <div className={styles.body}>
        <p>{course.title}</p>
        {isRunning ? (
          <>
            <ProgressBar label={text.progress} value={100 * state.share} />
            <p className={styles.note}>{text.running(state.share)}</p>
          </>
        ) : plan.data ? (
          <DownloadStatus plan={plan.data} state={state} />
        ) : failure ? (
          <LoadFailed title={text.planFailed} {...failure} />
        ) : (
          <Measuring />
        )}
        <Link to={DOWNLOADS_PATH} onClick={onClose}>
          {text.list}
        </Link>
      </div>
    </Dialog>
  );
}

function Measuring() {
  const { measuring } = useText(downloadCourseText);
  return (
    <>
      <ProgressBar label={measuring} />
      <p className={styles.note}>{measuring}</p>
    </>
  );
}

type CourseActions = { start: (plan: CoursePlan) => void; pause: () => void; cancel: () => void };

type Context = {
  download: CourseDownload;
  client: QueryClient;
  uid: string;
  course: DownloadableCourse;
  onDownloaded: () => void;
};

function actionsOf({ download, client, uid, course, onDownloaded }: Context): CourseActions {
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ['offline', uid] });
  return {
    start: (plan) =>
      void download.start(plan).then(async () => {
        await refresh();
        if (download.getState().phase !== 'done') return;
        onDownloaded();
        const panels = await import('../../lesson/course/writtenPanels').catch(() => null);
        for (const { details } of plan.lessons) await panels?.keepQuestions(client, course.id, details.lessonId);
      }),
    pause: download.pause,
    cancel: () => void download.cancel().then(refresh, refresh),
  };
}

/** Returns the bytes of lessons that the device lacks, and their number. */
function missingOf({ lessons }: CoursePlan): { bytes: number; count: number } {
  const missing = lessons.filter(({ isDownloaded }) => !isDownloaded);
  return { bytes: missing.reduce((sum, { bytes }) => sum + bytes, 0), count: missing.length };
}

function DownloadStatus({ plan, state }: { plan: CoursePlan; state: CourseDownloadState }) {
  const text = useText(downloadCourseText);
  const { bytes, count } = missingOf(plan);
  const all = plan.lessons.reduce((sum, lesson) => sum + lesson.bytes, 0);
  const isTooLarge = plan.freeBytes !== null && bytes > plan.freeBytes;
  return (
    <>
      <p>
        {count === 0
          ? text.downloadedSize(plan.lessons.length, all)
          : count < plan.lessons.length
            ? text.partly(plan.lessons.length - count, plan.lessons.length, bytes)
            : text.size(plan.lessons.length, bytes)}
      </p>
      {count > 0 && plan.freeBytes !== null && <p className={styles.note}>{text.free(plan.freeBytes)}</p>}
      {count > 0 && (isTooLarge || state.phase === 'full') && (
        <FormStatus tone="error" title={text.full}>
          {text.fullAdvice}
        </FormStatus>
      )}
      {state.phase === 'failed' && (
        <FormStatus tone="error" title={text.failed}>
          {text.failedAdvice}
        </FormStatus>
      )}
      {count === 0 && <FormStatus tone="success">{text.downloaded}</FormStatus>}
    </>
  );
}

type ActionsProps = {
  plan: CoursePlan | undefined;
  state: CourseDownloadState;
  act: CourseActions;
  onClose: () => void;
};

/** Each button keeps its position, and one button starts, pauses and continues: the focus stays when they change. */
function Actions({ plan, state: { phase }, act, onClose }: ActionsProps) {
  const text = useText(downloadCourseText);
  const isLeft = plan !== undefined && missingOf(plan).count > 0;
  const isActive = phase === 'running' || phase === 'cancelling';
  const isInterrupted = ['paused', 'full', 'failed'].includes(phase);
  const isStart = !isActive && isLeft;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Cancel or Pause had the focus, and is gone.
    if (document.activeElement === document.body) button.current?.focus();
  }, [phase, isLeft]);
  return (
    <>
      {(isActive || isInterrupted) && (
        <Button variant="quiet" busy={phase === 'cancelling'} onClick={act.cancel}>
          {text.cancel}
        </Button>
      )}
      {!isActive && (
        <Button ref={isStart ? undefined : button} variant={isLeft ? 'secondary' : 'primary'} onClick={onClose}>
          {text.close}
        </Button>
      )}
      {(isStart || phase === 'running') && (
        <Button
          ref={button}
          variant={isStart ? 'primary' : 'secondary'}
          onClick={() => (isStart ? act.start(plan) : act.pause())}
        >
          {isStart ? (isInterrupted ? text.continue : text.start) : text.pause}
        </Button>
      )}
    </>
  );
}
