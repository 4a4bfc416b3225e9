import type { SiteConfig } from '@lectern/shared/contract';
import { useLaterText } from '../text/useLaterText';
import classes from './Layout.module.css';

/** Names the remotes that `lectern dev` swapped in this developer's own proxy. */
export function DevelopmentBanner({ development }: { development: NonNullable<SiteConfig['development']> }) {
  const text = useLaterText().development;
  return (
    <p className={classes.development} data-banner="development">
      {text.banner(development.remotes.join(', '), development.site)}
    </p>
  );
}
