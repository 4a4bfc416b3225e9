import { VisuallyHidden } from '@lectern/shared/ui';
import { useChrome } from './Chrome';
import { useSignal } from './signal';

/** Speaks announcements to screen readers, politely. */
export function Announcer() {
  const message = useSignal(useChrome().announcement);
  return (
    <div aria-live="polite" aria-atomic="true" id="announcer">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
}
