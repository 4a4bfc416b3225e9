import { Button, ButtonLink, Card, DownloadIcon, FormStatus } from '@lectern/shared/ui';
import { appWords } from '../text/app.en';
import { useText } from '../text/useText';
import { useInstallPrompt } from './useInstallPrompt';
import classes from './app.module.css';

/** What the panel says before anything was installed, by how installing stands. */
const SAYINGS = { offered: 'ready', none: 'none', dismissed: 'dismissed' } as const;

/**
 * Installs the site where the browser offers to, and otherwise says that it does not. A browser's offer comes late:
 * each saying has its place from the start.
 */
export function InstallPanel() {
  const text = useText(appWords).install;
  const { installation, install } = useInstallPrompt();
  const isThere = installation === 'installed' || installation === 'running';
  const saying = isThere ? null : SAYINGS[installation];
  return (
    <Card as="section" aria-label={text.title} className={classes.install}>
      <h2>{text.title}</h2>
      <div aria-live="polite" className={classes.sayings}>
        {isThere ? (
          <FormStatus tone="success">{text[installation]}</FormStatus>
        ) : (
          Object.values(SAYINGS).map((one) => (
            <p key={one} aria-hidden={one !== saying} style={one === saying ? undefined : { visibility: 'hidden' }}>
              {text[one]}
            </p>
          ))
        )}
      </div>
      {!isThere && (
        <div>
          {installation === 'offered' ? (
            <Button
              variant="accent"
              size="large"
              icon={<DownloadIcon />}
              onClick={() => {
                void install();
              }}
            >
              {text.button}
            </Button>
          ) : (
            <ButtonLink variant="secondary" size="large" href="#how">
              {text.how}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}
