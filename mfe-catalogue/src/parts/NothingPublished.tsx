import { BookIcon, EmptyState } from '@lectern/shared/ui';
import { noneWords } from '../text/none.en';
import { useText } from '../text/useText';

/** Stands where courses will be, while there are none at all. */
export function NothingPublished() {
  const text = useText(noneWords);
  return (
    <EmptyState icon={<BookIcon />} title={text.title}>
      {text.text}
    </EmptyState>
  );
}
