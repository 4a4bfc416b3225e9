import { useShell } from '../routing/ShellContext';
import { useText } from '../text/useText';
import classes from './Layout.module.css';

/** Names the remotes that `lectern dev` swapped in this developer's own proxy; nothing on any other site. */
export function DevelopmentBanner() {
  const { development } = useShell().config;
  const text = useText().development;
  if (!development) return null;
  return <p className={classes.development} data-banner="development">{text.banner(development.remotes.join(', '), development.site)}</p>;
}
