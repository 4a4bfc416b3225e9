import { useEffect, useRef, useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import * as profileStyles from '../../profile/profile.module.css';
import { downloadCourseText } from '../../text/lesson/downloadCourse.en';

/** Button that removes all downloads from this device, after a confirmation. */
export function RemoveAll({ isBusy, onRemove }: { isBusy: boolean; onRemove: () => void }) {
  const text = useText(downloadCourseText);
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  // Each press removes its own button: the next one, or the harmless one of two, takes the focus over.
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking !== null) next.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <Button ref={next} size="small" variant="secondary" onClick={() => setIsAsking(true)}>
        {text.removeAll}
      </Button>
    );
  return (
    <div className={profileStyles.actions}>
      <Button ref={next} size="small" variant="quiet" onClick={() => setIsAsking(false)}>
        {text.cancelRemoval}
      </Button>
      <Button size="small" variant="danger" busy={isBusy} onClick={onRemove}>
        {text.removeAllNow}
      </Button>
    </div>
  );
}
