import { Link, useSearchParams } from '@lectern/shared/router';
import { Card, Page, PageHeader } from '@lectern/shared/ui';
import { ContactForm } from '../parts/ContactForm';
import { contactWords } from '../text/contact.en';
import { useText } from '../text/useText';
import classes from './ContactScreen.module.css';

/** The contact form, beside ways on that need no answer. `?topic=` chooses a topic beforehand. */
export default function ContactScreen() {
  const text = useText(contactWords);
  const [query] = useSearchParams();
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      <div className={classes.columns}>
        <Card className={classes.form}>
          <ContactForm topic={query.get('topic')} />
        </Card>
        <aside className={classes.sooner} aria-label={text.sooner.title}>
          <h2>{text.sooner.title}</h2>
          <ul role="list" className={classes.list}>
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
