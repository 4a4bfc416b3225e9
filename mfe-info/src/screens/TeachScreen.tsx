import { ArrowEndIcon, ButtonLink, Card, Page, Section } from '@lectern/shared/ui';
import { ApplicationPanel } from '../parts/ApplicationPanel';
import { Hero } from '../parts/Hero';
import { Reasons } from '../parts/Reasons';
import { Steps } from '../parts/Steps';
import { teachWords } from '../text/teach.en';
import { useText } from '../text/useText';
import classes from './TeachScreen.module.css';

/** Why and how to teach, what is asked of an application, and the application itself. */
export default function TeachScreen() {
  const text = useText(teachWords);
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
        <div className={classes.columns}>
          <Section title={text.asked.title}>
            <ul className={classes.asked}>
              {text.asked.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
          <Section id="apply" title={text.form.title} lead={text.form.lead}>
            <Card className={classes.form}>
              <ApplicationPanel />
            </Card>
          </Section>
        </div>
      </Page>
    </>
  );
}
