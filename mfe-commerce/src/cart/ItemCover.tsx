import { fileUrl } from '@lectern/shared/catalogue';
import { useHost } from '@lectern/shared/host';
import { BookCover, CourseCover } from '@lectern/shared/ui';
import type { ItemFacts, ItemRef } from '../data/offerRecords';
import * as styles from './Cart.module.css';

/** Cover of the course or book in a line; an empty box for an item that is no longer published. */
export function ItemCover({ item: { kind, refId }, facts }: { item: ItemRef; facts: ItemFacts | null }) {
  const { backend } = useHost().config;
  if (!facts) return <div className={styles.cover} data-kind={kind} aria-hidden="true" />;
  const src = facts.cover && fileUrl(backend, facts.cover);
  return (
    <div className={styles.cover} data-kind={kind}>
      {kind === 'book' ? (
        <BookCover id={refId} category={facts.category ?? 'book'} title={facts.title} src={src} />
      ) : (
        <CourseCover id={refId} category={facts.category ?? ''} src={src} />
      )}
    </div>
  );
}
