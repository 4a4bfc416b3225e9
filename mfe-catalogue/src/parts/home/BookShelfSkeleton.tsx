import { useText } from '@lectern/shared/text';
import { classNames, Section } from '@lectern/shared/ui';
import { homeText } from '../../text/home.en';
import { BOOK_WIDTH } from '../cards/bookWidth';
import { CardSkeletons } from '../cards/CardSkeletons';
import * as styles from '../cards/Cards.module.css';
import * as home from './Home.module.css';

/** Placeholder of the book shelf; `busy` once its code is loading. */
export function BookShelfSkeleton({ busy }: { busy: boolean }) {
  const text = useText(homeText);
  return (
    <Section title={text.books.title}>
      <div className={classNames(styles.row, home.shelf)}>
        <CardSkeletons count={5} shape="book" minColumn={BOOK_WIDTH} busy={busy} />
      </div>
    </Section>
  );
}
