import { Badge, Section } from '@lectern/shared/ui';
import { useIsHydrating } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { appText } from '../../text/app.en';
import { PLATFORMS, platformOf, type Platform } from './platform';
import * as styles from './App.module.css';

/** Platform that the gateway renders as the visitor's own. */
const ASSUMED: Platform = 'desktop';

/**
 * Installation guides for each platform, the visitor's own first and open. After hydration, the visitor's guide and the
 * assumed one swap positions, so that no other guide moves.
 */
export function PlatformGuides() {
  const { title, items } = useText(appText).platforms;
  const own = useIsHydrating() ? ASSUMED : platformOf(navigator.userAgent, navigator.maxTouchPoints);
  const others = PLATFORMS.filter((platform) => platform !== ASSUMED).map((platform) =>
    platform === own ? ASSUMED : platform,
  );
  return (
    <Section id="how" title={title}>
      <div className={styles.guides}>
        <OwnGuide own={own} />
        {others.map((platform) => (
          <details key={platform} className={styles.guide}>
            <summary>
              <span className={styles.device}>{items[platform].label}</span>
            </summary>
            <ol>
              <Steps steps={items[platform].steps} />
            </ol>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** The guide of the visitor's platform. Reserves the space of the longest guide, so that a swap moves nothing. */
function OwnGuide({ own }: { own: Platform }) {
  const { yours, items } = useText(appText).platforms;
  return (
    <details className={styles.guide} open>
      <summary>
        <span className={styles.labels}>
          {PLATFORMS.map((platform) => (
            <span key={platform} className={styles.device} {...shownIf(platform === own)}>
              {items[platform].label}
            </span>
          ))}
        </span>
        <Badge tone="accent">{yours}</Badge>
      </summary>
      <div className={styles.messages}>
        {PLATFORMS.map((platform) => (
          <ol key={platform} {...shownIf(platform === own)}>
            <Steps steps={items[platform].steps} />
          </ol>
        ))}
      </div>
    </details>
  );
}

const Steps = ({ steps }: { steps: readonly string[] }) => steps.map((step) => <li key={step}>{step}</li>);

/** Props that hide an element unless `isShown`. It keeps its space, so that nothing moves when it appears. */
const shownIf = (isShown: boolean) =>
  isShown ? {} : { 'aria-hidden': true, style: { visibility: 'hidden' } as const };
