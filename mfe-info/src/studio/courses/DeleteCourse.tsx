import { useState } from 'react';
import { reasonOf } from '../frame/reasonOf';
import type { SessionUser } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { deleteCourse } from '../data/drafts';
import type { MyCourse } from '../data/myCourses';

type Props = {
  user: SessionUser;
  course: MyCourse | null;
  onClose: () => void;
  onDeleted: (course: MyCourse) => void;
};

/** Dialog that deletes a course which was never published. */
export function DeleteCourse({ user, course, onClose, onDeleted }: Props) {
  const text = useText(studioText);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    if (!course || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await deleteCourse(user.uid, course.id);
      onDeleted(course);
    } catch (error) {
      setFailure(text.deletion.failed(reasonOf(error)));
    }
    setIsBusy(false);
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {text.deletion.cancel}
      </Button>
      <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
        {text.deletion.submit}
      </Button>
    </>
  );
  return (
    <Dialog open={course !== null} onClose={onClose} title={text.deletion.title} actions={actions}>
      <p>{text.deletion.body(course?.title || text.untitled)}</p>
      {failure !== null && <FormStatus tone="error">{failure}</FormStatus>}
    </Dialog>
  );
}
