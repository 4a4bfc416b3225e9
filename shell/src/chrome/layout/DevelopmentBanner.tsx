import type { SiteConfig } from '@lectern/shared/contract';
import { useText } from '@lectern/shared/text';
import { noticesText } from '../../text/notices.en';
import * as styles from './Notices.module.css';

/** Banner that names the remotes which `lectern dev` serves from the developer's own computer. */
export function DevelopmentBanner({ development }: { development: NonNullable<SiteConfig['development']> }) {
  const text = useText(noticesText).development;
  return (
    <p className={styles.development} data-banner="development">
      {text.banner(development.remotes, development.site)}
    </p>
  );
}
