import { Badge, Section } from '@lectern/shared/ui';
import { useIsHydrating } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { appText } from '../../text/app.en';
import { PLATFORMS, platformOf } from './platform';
import * as styles from './App.module.css';

/** Installation guides for each platform, the visitor's own first and open; a rendered page takes a desktop for it. */
export function PlatformGuides() {
  const { title, yours, items } = useText(appText).platforms;
  const own = useIsHydrating() ? 'desktop' : platformOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Section id="how" title={title}>
      <div className={styles.guides}>
        {[own, ...PLATFORMS.filter((platform) => platform !== own)].map((platform) => (
          <details key={platform} className={styles.guide} open={platform === own}>
            <summary>
              <span className={styles.device}>{items[platform].label}</span>
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
