import { useHost } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Page, PageHeader, Prose } from '@lectern/shared/ui';
import { DeviceTable } from '../parts/policy/DeviceTable';
import { privacyPolicyText, type PolicySection } from '../text/privacyPolicy.en';
import * as styles from '../parts/policy/Policy.module.css';

/** Privacy policy with its table of contents. Who stores the data follows from the site's backend. */
export default function PrivacyPolicyScreen() {
  const { title, lead, since, contents, short, sections } = useText(privacyPolicyText);
  return (
    <Page>
      <PageHeader title={title} lead={lead} eyebrow={since} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={contents}>
          <h2>{contents}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose>
          <div className={styles.short}>
            <h2>{short.title}</h2>
            <ItemList items={short.items} />
          </div>
          {sections.map((section) => (
            <PolicyPart key={section.id} section={section} />
          ))}
        </Prose>
      </div>
    </Page>
  );
}

function PolicyPart({ section: { id, title, paragraphs, items } }: { section: PolicySection }) {
  const { backends, contact } = useText(privacyPolicyText);
  const { backend } = useHost().config;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {id === 'others' && <p>{backends[backend.kind]}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && <ItemList items={items} />}
      {id === 'device' && <DeviceTable />}
      {id === 'who' && (
        <p>
          <Link to="/contact">{contact}</Link>
        </p>
      )}
    </section>
  );
}

const ItemList = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
