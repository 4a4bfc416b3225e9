import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { classNames } from '@lectern/shared/ui';
import { homeText } from '../../text/home.en';
import { HeroArt } from './HeroArt';
import { SearchForm } from './SearchForm';
import * as styles from './Home.module.css';

/**
 * Top of the home screen: title, search and decoration. With `nextLesson`, a link to the visitor's next lesson, it is
 * compact and has no decoration.
 */
export function Hero({ nextLesson }: { nextLesson: ReactNode }) {
  const text = useText(homeText);
  return (
    <div className={classNames(styles.hero, Boolean(nextLesson) && styles.compact)}>
      <div className={styles.content}>
        <div className={styles.text}>
          <h1 tabIndex={-1} className={styles.title}>
            {text.title}
          </h1>
          {nextLesson ? <div className={styles.next}>{nextLesson}</div> : <p className={styles.lead}>{text.lead}</p>}
          <SearchForm label={text.searchLabel} button={text.search} />
        </div>
        {!nextLesson && <HeroArt />}
      </div>
    </div>
  );
}
