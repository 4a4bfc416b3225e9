import { Link, useSearchParams } from '@lectern/shared/router';
import { Card, Page, PageHeader } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { ContactForm } from '../parts/form/ContactForm';
import { contactText } from '../text/contact.en';
import * as styles from './ContactScreen.module.css';

/** Contact form, beside links that may answer the question. `?topic=` preselects a topic. */
export default function ContactScreen() {
  const text = useText(contactText);
  const [query] = useSearchParams();
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      <div className={styles.columns}>
        <Card className={styles.form}>
          <ContactForm topic={query.get('topic')} />
        </Card>
        <aside className={styles.sooner} aria-label={text.sooner.title}>
          <h2>{text.sooner.title}</h2>
          <ul role="list" className={styles.list}>
            {text.sooner.items.map(({ to, label, body }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <p>{body}</p>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Page>
  );
}
