import { Button, Card, DownloadIcon, FormStatus } from '@lectern/shared/ui';
import { appWords } from '../text/app.en';
import { useText } from '../text/useText';
import { useInstallPrompt } from './useInstallPrompt';
import classes from './app.module.css';

/** Installs the site where the browser offers to, and otherwise says that it does not. */
export function InstallPanel() {
  const text = useText(appWords).install;
  const { installation, install } = useInstallPrompt();
  return (
    <Card as="section" aria-label={text.title} className={classes.install}>
      <h2>{text.title}</h2>
      <div aria-live="polite">
        {installation === 'offered' && <p>{text.ready}</p>}
        {installation === 'none' && <p>{text.none}</p>}
        {installation === 'dismissed' && <p>{text.dismissed}</p>}
        {installation === 'installed' && <FormStatus tone="success">{text.installed}</FormStatus>}
        {installation === 'running' && <FormStatus tone="success">{text.running}</FormStatus>}
      </div>
      {installation === 'offered' && <div><Button variant="accent" size="large" icon={<DownloadIcon />} onClick={() => { void install(); }}>{text.button}</Button></div>}
    </Card>
  );
}
