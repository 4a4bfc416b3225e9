import { fileUrl } from '@lectern/shared/catalogue';
import { useHost } from '@lectern/shared/host';
import { BookCover, CourseCover } from '@lectern/shared/ui';
import type { ItemDetails, ItemRef } from '../data/offerRecords';
import * as styles from './Cart.module.css';

/** Cover of the course or book in a line; an empty box for an item that is no longer published. */
export function ItemCover({ item: { kind, refId }, details }: { item: ItemRef; details: ItemDetails | null }) {
  const { backend } = useHost().config;
  if (!details) return <div className={styles.cover} data-kind={kind} aria-hidden="true" />;
  const src = details.cover && fileUrl(backend, details.cover);
  return (
    <div className={styles.cover} data-kind={kind}>
      {kind === 'book' ? (
        <BookCover id={refId} category={details.category ?? 'book'} title={details.title} src={src} />
      ) : (
        <CourseCover id={refId} category={details.category ?? ''} src={src} />
      )}
    </div>
  );
}
