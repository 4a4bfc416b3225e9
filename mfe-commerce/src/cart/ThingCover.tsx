import { fileUrl } from '@lectern/shared/catalogue';
import { useHost } from '@lectern/shared/host';
import { BookCover, CourseCover } from '@lectern/shared/ui';
import type { About, Thing } from '../data/offerRecords';
import styles from './Cart.module.css';

/** The cover of a course or a book in a line; a plain ground for what is no longer published. */
export function ThingCover({ thing: { kind, refId }, about }: { thing: Thing; about: About | null }) {
  const { backend } = useHost().config;
  if (!about) return <div className={styles.cover} data-kind={kind} aria-hidden="true" />;
  const src = about.cover && fileUrl(backend, about.cover);
  return (
    <div className={styles.cover} data-kind={kind}>
      {kind === 'book' ? (
        <BookCover id={refId} category={about.category ?? 'book'} title={about.title} src={src} />
      ) : (
        <CourseCover id={refId} category={about.category ?? ''} src={src} />
      )}
    </div>
  );
}
