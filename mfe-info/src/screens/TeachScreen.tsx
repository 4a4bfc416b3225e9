import { ArrowEndIcon, ButtonLink, Card, Page, Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { ApplicationPanel } from '../parts/form/ApplicationPanel';
import { Hero } from '../parts/page/Hero';
import { Reasons } from '../parts/page/Reasons';
import { Steps } from '../parts/page/Steps';
import { teachText } from '../text/teach.en';
import styles from './TeachScreen.module.css';

/** Reasons and steps to teach, requirements, and the application. */
export default function TeachScreen() {
  const text = useText(teachText);
  return (
    <>
      <Hero title={text.title} lead={text.lead}>
        <ButtonLink variant="accent" size="large" href="#apply" iconEnd={<ArrowEndIcon />}>
          {text.apply}
        </ButtonLink>
      </Hero>
      <Page>
        <Reasons title={text.reasons.title} items={text.reasons.items} />
        <Steps title={text.steps.title} items={text.steps.items} />
        <div className={styles.columns}>
          <Section title={text.asked.title}>
            <ul className={styles.asked}>
              {text.asked.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
          <Section id="apply" title={text.form.title} lead={text.form.lead}>
            <Card className={styles.form}>
              <ApplicationPanel />
            </Card>
          </Section>
        </div>
      </Page>
    </>
  );
}
