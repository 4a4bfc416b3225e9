import { useText } from '@lectern/shared/text';
import { EmptyState } from '@lectern/shared/ui';
import { studioPreviewText } from '../../text/studioPreview.en';

/** Shown in place of content that a lesson doesn't have yet. */
export function EmptyLesson() {
  const text = useText(studioPreviewText);
  return (
    <EmptyState title={text.empty} headingLevel={3}>
      <p>{text.emptyBody}</p>
    </EmptyState>
  );
}
