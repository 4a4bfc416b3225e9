import { CheckIcon, GlobeIcon, Section } from '@lectern/shared/ui';
import { appWords } from '../text/app.en';
import { useText } from '../text/useText';
import classes from './app.module.css';

/** What works without a connection, and what does not. */
export function OfflineFacts() {
  const text = useText(appWords).offline;
  return (
    <Section title={text.title} lead={text.lead}>
      <div className={classes.columns}>
        <div>
          <h3>{text.works}</h3>
          <ul role="list" className={classes.list}>
            {text.working.map((fact) => (
              <li key={fact}>
                <CheckIcon />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{text.needs}</h3>
          <ul role="list" className={classes.list} data-tone="needs">
            {text.needing.map((fact) => (
              <li key={fact}>
                <GlobeIcon />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
