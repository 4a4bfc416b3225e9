import { useText } from '@lectern/shared/text';
import { homeText } from '../../text/home.en';
import { HeroArt } from './HeroArt';
import { SearchForm } from './SearchForm';
import styles from './Home.module.css';

/** Top of the home screen: title, search and decoration. */
export function Hero() {
  const text = useText(homeText);
  return (
    <div className={styles.hero}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            {text.title}
          </h1>
          <p className={styles.lead}>{text.lead}</p>
          <SearchForm label={text.searchLabel} button={text.search} />
        </div>
        <HeroArt />
      </div>
    </div>
  );
}
