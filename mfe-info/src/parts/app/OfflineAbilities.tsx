import { CheckIcon, GlobeIcon, Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { appText } from '../../text/app.en';
import * as styles from './App.module.css';

/** Lists what works offline and what does not. */
export function OfflineAbilities() {
  const text = useText(appText).offline;
  return (
    <Section title={text.title} lead={text.lead}>
      <div className={styles.columns}>
        <div>
          <h3>{text.works}</h3>
          <ul role="list" className={styles.list}>
            {text.working.map((item) => (
              <li key={item}>
                <CheckIcon />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{text.needs}</h3>
          <ul role="list" className={styles.list} data-tone="needs">
            {text.needing.map((item) => (
              <li key={item}>
                <GlobeIcon />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
