import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { useDismissedLoading } from '../boot/loadingScreen';
import { shellText } from '../text/shell.en';
import * as styles from './SessionWaitScreen.module.css';

type Props = { onWait: () => void; onContinue: () => void };

/** Screen shown when the authentication service does not answer: keep waiting, or continue signed out. */
export function SessionWaitScreen({ onWait, onContinue }: Props) {
  const text = useText(shellText).session;
  useDismissedLoading();
  return (
    <main className={styles.screen} role="alert">
      <h1>{text.slowTitle}</h1>
      <p>{text.slowBody}</p>
      <div className={styles.actions}>
        <Button variant="accent" onClick={onWait}>
          {text.wait}
        </Button>
        <Button variant="secondary" onClick={onContinue}>
          {text.continue}
        </Button>
      </div>
    </main>
  );
}
