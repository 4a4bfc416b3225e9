import { VisuallyHidden } from '@lectern/shared/ui';
import { usePageState } from '../../state/PageState';
import { useSignal } from '../../state/signal';

/** Polite live region that reads announcements to screen readers. */
export function Announcer() {
  const message = useSignal(usePageState().announcement);
  return (
    <div aria-live="polite" aria-atomic="true" id="announcer">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
}
