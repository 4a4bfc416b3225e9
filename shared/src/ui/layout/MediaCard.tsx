import type { ReactNode } from 'react';
import { Link } from '@lectern/shared/router';
import { inLanguage } from '@lectern/shared/text';
import { classNames } from '../classNames';
import * as surface from './Card.module.css';
import * as styles from './MediaCard.module.css';

export type MediaCardProps = {
  /** Path that the card links to. */
  to: string;
  title: ReactNode;
  /** Language of the title, as a BCP 47 tag; the page's without it. */
  language?: string | undefined;
  /** A CourseCover, or a BookCover with `shelf`. */
  cover: ReactNode;
  /** Shows the cover upright, as a book on a shelf. */
  shelf?: boolean;
  eyebrow?: ReactNode;
  /** Author or teacher. */
  by?: ReactNode;
  /** Short metadata in a row: rating, hours, level. */
  meta?: ReactNode;
  /** Last line, such as price and badge, or a button that is pressed independently of the link. */
  foot?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/**
 * Card of a course or book: cover, title, metadata. The title is its one link, and the whole card is the link's target.
 */
export function MediaCard({
  to,
  title,
  language,
  cover,
  shelf,
  eyebrow,
  by,
  meta,
  foot,
  headingLevel = 3,
}: MediaCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(surface.card, styles.card)}>
      <div className={shelf ? styles.shelf : styles.media}>{cover}</div>
      <div className={styles.body}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>
          <Link to={to} className={styles.link} {...inLanguage(language)}>
            {title}
          </Link>
        </Heading>
        {by && <p className={styles.by}>{by}</p>}
        {meta && <div className={styles.meta}>{meta}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </article>
  );
}
