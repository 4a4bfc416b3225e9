import { useLocation } from '@lectern/shared/router';
import { ArrowEndIcon, ButtonLink, Card, Page, Section } from '@lectern/shared/ui';
import { AboutLectern } from '../parts/AboutLectern';
import { Hero, heroButton } from '../parts/Hero';
import { LeadForm } from '../parts/LeadForm';
import { Reasons } from '../parts/Reasons';
import { Steps } from '../parts/Steps';
import { businessWords } from '../text/business.en';
import { useText } from '../text/useText';
import classes from './BusinessScreen.module.css';

/** What Lectern is and what it does for teams: on `/about` the first leads, on `/business` the second. */
export default function BusinessScreen() {
  const text = useText(businessWords);
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
          <Card className={classes.form}>
            <LeadForm />
          </Card>
        </Section>
      </Page>
    </>
  );
}
