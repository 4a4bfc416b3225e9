import { useEffect, useState, type ComponentType } from 'react';
import { Button, ErrorPanel, SkeletonText } from '@lectern/shared/ui';
import { profileWords } from '../text/profile/profile.en';
import { useText } from '../text/useText';
import { loadTab } from './loadTab';
import type { TabId, TabProps } from './tabs';

/**
 * The selected part of the profile, once its code is there. When that fails the others go on, and this one can be tried
 * again.
 */
export function ProfileTab({ id, user }: { id: TabId } & TabProps) {
  const text = useText(profileWords);
  // What was loaded once is shown at once ever after.
  const [parts, setParts] = useState<Partial<Record<TabId, ComponentType<TabProps>>>>({});
  const [failure, setFailure] = useState<{ id: TabId; error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    loadTab[id]().then(
      (Part) => {
        if (isShown) setParts((before) => ({ ...before, [id]: Part }));
      },
      (error: unknown) => {
        if (isShown) setFailure({ id, error });
      },
    );
    return () => {
      isShown = false;
    };
  }, [id, attempt]);
  const again = (): void => {
    setFailure(null);
    setAttempt((before) => before + 1);
  };
  const Part = parts[id];
  if (Part) return <Part user={user} />;
  if (failure?.id !== id)
    return (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    );
  return (
    <ErrorPanel
      title={text.partFailed}
      reason={text.partFailedWhat}
      detail={failure.error instanceof Error ? failure.error.message : undefined}
      actions={<Button onClick={again}>{text.again}</Button>}
    />
  );
}
