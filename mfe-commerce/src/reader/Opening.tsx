import { Page, Skeleton, SkeletonText, VisuallyHidden } from '@lectern/shared/ui';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';

/** Stands where a book will be, until it is open. */
export function Opening() {
  const text = useText(bookWords);
  return (
    <Page width="narrow">
      <div aria-busy="true">
        <VisuallyHidden>{text.opening}</VisuallyHidden>
        <Skeleton width="60%" height="var(--text-3xl)" />
      </div>
      <SkeletonText lines={8} />
    </Page>
  );
}
