import { useState, useSyncExternalStore } from 'react';
import { deferredPart } from '@lectern/shared/loading';
import { canDownloadLessons } from '@lectern/shared/offline';
import { useText } from '@lectern/shared/text';
import { Button, DownloadIcon } from '@lectern/shared/ui';
import { offlineText } from '../../text/lesson/offline.en';
import { courseDownloadOf } from './CourseDownload';
import type { DownloadableCourse } from './coursePlan';

const DownloadCourseDialog = deferredPart(
  () => import('./DownloadCourseDialog'),
  (module) => module.DownloadCourseDialog,
);

/**
 * Button that opens the dialog for downloading a whole course, and shows the progress of a running download.
 * Renders nothing when the browser cannot store files.
 */
export function DownloadCourse({ uid, course }: { uid: string; course: DownloadableCourse }) {
  const text = useText(offlineText);
  const [isOpen, setIsOpen] = useState(false);
  const { subscribe, getState } = courseDownloadOf(uid, course.id);
  const { phase, share } = useSyncExternalStore(subscribe, getState);
  if (!canDownloadLessons()) return null;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<DownloadIcon />}
        aria-haspopup="dialog"
        onPointerEnter={DownloadCourseDialog.prepare}
        onClick={() => setIsOpen(true)}
      >
        {phase === 'running' ? text.savingCourse(share) : text.saveCourse}
      </Button>
      {isOpen && <DownloadCourseDialog uid={uid} course={course} onClose={() => setIsOpen(false)} />}
    </>
  );
}
