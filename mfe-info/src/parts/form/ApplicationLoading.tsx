import { Skeleton, VisuallyHidden } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { teachText } from '../../text/teach.en';

/** Placeholder of an account's application while it loads. */
export function ApplicationLoading() {
  const text = useText(teachText).status;
  return (
    <div aria-busy="true">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton height="26rem" />
    </div>
  );
}
