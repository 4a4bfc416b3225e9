import { BookIcon, EmptyState } from '@lectern/shared/ui';
import { useText } from '../text/useText';

/** Stands where courses will be, while there are none at all. */
export function NothingPublished() {
  const text = useText().list;
  return <EmptyState icon={<BookIcon />} title={text.noneTitle}>{text.none}</EmptyState>;
}
