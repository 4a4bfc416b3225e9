import { useLocation } from '@lectern/shared/router';
import { ArrowEndIcon, ButtonLink, Card, Page, Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { AboutLectern } from '../parts/page/AboutLectern';
import { Hero, heroButton } from '../parts/page/Hero';
import { LeadForm } from '../parts/form/LeadForm';
import { Reasons } from '../parts/page/Reasons';
import { Steps } from '../parts/page/Steps';
import { businessText } from '../text/business.en';
import styles from './BusinessScreen.module.css';

/** Lectern for teams and about Lectern: `/about` starts with the latter. */
export default function BusinessScreen() {
  const text = useText(businessText);
  const isAbout = useLocation().pathname === '/about';
  const about = <AboutLectern />;
  return (
    <>
      <Hero title={isAbout ? text.aboutTitle : text.title} lead={isAbout ? text.aboutLead : text.lead}>
        <ButtonLink variant="accent" size="large" href="#talk" iconEnd={<ArrowEndIcon />}>
          {text.ask}
        </ButtonLink>
        <ButtonLink variant="secondary" size="large" to="/all-courses" className={heroButton}>
          {text.browse}
        </ButtonLink>
      </Hero>
      <Page>
        {isAbout && about}
        <Reasons title={text.reasons.title} items={text.reasons.items} />
        <Steps title={text.steps.title} items={text.steps.items} />
        {!isAbout && about}
        <Section id="talk" title={text.form.title} lead={text.form.lead}>
          <Card className={styles.form}>
            <LeadForm />
          </Card>
        </Section>
      </Page>
    </>
  );
}
