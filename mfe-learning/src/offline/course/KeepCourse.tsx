import { useState, useSyncExternalStore } from 'react';
import { deferredPart } from '@lectern/shared/loading';
import { canDownloadLessons } from '@lectern/shared/offline';
import { useText } from '@lectern/shared/text';
import { Button, DownloadIcon } from '@lectern/shared/ui';
import { offlineText } from '../../text/lesson/offline.en';
import { courseDownloadOf } from './CourseDownload';
import type { KeptCourse } from './coursePlan';

const KeepCourseDialog = deferredPart(
  () => import('./KeepCourseDialog'),
  (module) => module.KeepCourseDialog,
);

/**
 * Button that opens the dialog for keeping a whole course on this device, and shows the progress of a running download.
 * Renders nothing when the browser cannot store files.
 */
export function KeepCourse({ uid, course }: { uid: string; course: KeptCourse }) {
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
        onPointerEnter={KeepCourseDialog.prepare}
        onClick={() => setIsOpen(true)}
      >
        {phase === 'running' ? text.savingCourse(share) : text.keepCourse}
      </Button>
      {isOpen && <KeepCourseDialog uid={uid} course={course} onClose={() => setIsOpen(false)} />}
    </>
  );
}
