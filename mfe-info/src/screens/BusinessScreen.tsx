import { ArrowEndIcon, ButtonLink, Card, Page, Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { AboutLectern } from '../parts/page/AboutLectern';
import { Hero, heroButton } from '../parts/page/Hero';
import { LeadForm } from '../parts/form/LeadForm';
import { Reasons } from '../parts/page/Reasons';
import { Steps } from '../parts/page/Steps';
import { businessText } from '../text/business.en';
import * as styles from './BusinessScreen.module.css';

/** Lectern for teams, and about Lectern: one screen at both `/business` and `/about`. */
export default function BusinessScreen() {
  const text = useText(businessText);
  return (
    <>
      <Hero title={text.title} lead={text.lead} picture="player">
        <ButtonLink variant="accent" size="large" href="#talk" iconEnd={<ArrowEndIcon />}>
          {text.ask}
        </ButtonLink>
        <ButtonLink variant="secondary" size="large" to="/all-courses" className={heroButton}>
          {text.browse}
        </ButtonLink>
      </Hero>
      <Page>
        <Reasons title={text.reasons.title} items={text.reasons.items} />
        <Steps title={text.steps.title} items={text.steps.items} />
        <AboutLectern />
        <Section id="talk" title={text.form.title} lead={text.form.lead}>
          <Card className={styles.form}>
            <LeadForm />
          </Card>
        </Section>
      </Page>
    </>
  );
}
