import { BookIcon, EmptyState } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { noneText } from '../../text/none.en';

/** Empty state of a site without any published course. */
export function NothingPublished() {
  const text = useText(noneText);
  return (
    <EmptyState icon={<BookIcon />} title={text.title}>
      {text.text}
    </EmptyState>
  );
}
