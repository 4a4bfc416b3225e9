import { useHost } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { Page, PageHeader, Prose } from '@lectern/shared/ui';
import { DeviceTable } from '../parts/DeviceTable';
import classes from '../parts/policy.module.css';
import { privacyPolicy } from '../text/privacyPolicy.en';

const { title, lead, since, contents, short, sections, backends } = privacyPolicy;

/**
 * The privacy policy, true to what the product stores. Who stores it follows from the backend that this site runs on.
 */
export default function PrivacyPolicyScreen() {
  const { backend } = useHost().config;
  return (
    <Page>
      <PageHeader title={title} lead={lead} eyebrow={since} />
      <div className={classes.columns}>
        <nav className={classes.contents} aria-label={contents}>
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
          <div className={classes.short}>
            <h2>{short.title}</h2>
            <ul>
              {short.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.id === 'others' && <p>{backends[backend.kind]}</p>}
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.items && (
                <ul>
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {section.id === 'device' && <DeviceTable />}
              {section.id === 'who' && (
                <p>
                  <Link to="/contact">{privacyPolicy.contact}</Link>
                </p>
              )}
            </section>
          ))}
        </Prose>
      </div>
    </Page>
  );
}
