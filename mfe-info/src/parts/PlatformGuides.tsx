import { Badge, Section } from '@lectern/shared/ui';
import { appWords } from '../text/app.en';
import { useText } from '../text/useText';
import { PLATFORMS, platformOf } from './platform';
import classes from './app.module.css';

/** How to install the site on each kind of device, the visitor's own first and open. */
export function PlatformGuides() {
  const { title, yours, items } = useText(appWords).platforms;
  const own = platformOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Section id="how" title={title}>
      <div className={classes.guides}>
        {[own, ...PLATFORMS.filter((platform) => platform !== own)].map((platform) => (
          <details key={platform} className={classes.guide} open={platform === own}>
            <summary>
              <span className={classes.device}>{items[platform].label}</span>
              {platform === own && <Badge tone="accent">{yours}</Badge>}
            </summary>
            <ol>
              {items[platform].steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </Section>
  );
}
