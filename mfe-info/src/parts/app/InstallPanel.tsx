import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, Card, DownloadIcon, FormStatus } from '@lectern/shared/ui';
import { appText } from '../../text/app.en';
import * as styles from './App.module.css';
import { useInstallPrompt } from './useInstallPrompt';

/** Text before an installation, by its state. */
const TEXTS = { offered: 'ready', none: 'none', dismissed: 'dismissed' } as const;

/**
 * Installs the site where the browser offers it, and explains where it does not. Reserves room for every text, so that
 * the layout does not shift.
 */
export function InstallPanel() {
  const text = useText(appText).install;
  const { installation, install } = useInstallPrompt();
  const isInstalled = installation === 'installed' || installation === 'running';
  const shown = isInstalled ? null : TEXTS[installation];
  return (
    <Card as="section" aria-label={text.title} className={styles.install}>
      <h2>{text.title}</h2>
      <div aria-live="polite" className={styles.messages}>
        {isInstalled ? (
          <FormStatus tone="success">{text[installation]}</FormStatus>
        ) : (
          Object.values(TEXTS).map((one) => (
            <p key={one} aria-hidden={one !== shown} style={one === shown ? undefined : { visibility: 'hidden' }}>
              {text[one]}
            </p>
          ))
        )}
      </div>
      {!isInstalled && <InstallButton isOffered={installation === 'offered'} onInstall={() => void install()} />}
    </Card>
  );
}

function InstallButton({ isOffered, onInstall }: { isOffered: boolean; onInstall: () => void }) {
  const text = useText(appText).install;
  return (
    <div>
      {isOffered ? (
        <Button variant="accent" size="large" icon={<DownloadIcon />} onClick={onInstall}>
          {text.button}
        </Button>
      ) : (
        <ButtonLink variant="secondary" size="large" href="#how">
          {text.how}
        </ButtonLink>
      )}
    </div>
  );
}
