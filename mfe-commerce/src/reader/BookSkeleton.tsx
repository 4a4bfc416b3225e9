import { useText } from '@lectern/shared/text';
import { Page, Skeleton, SkeletonText, VisuallyHidden } from '@lectern/shared/ui';
import { bookText } from '../text/books.en';

/** Placeholder of the reader until the book is open. */
export function BookSkeleton() {
  const text = useText(bookText);
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
