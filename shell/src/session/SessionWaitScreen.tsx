import { Button } from '@lectern/shared/ui';
import { useDismissedLoading } from '../boot/loadingScreen';
import { useText } from '../text/useText';
import classes from './SessionWaitScreen.module.css';

/**
 * Stands in the loading screen's place when the authentication service does not answer: wait on, or go on signed out.
 */
export function SessionWaitScreen({ onWait, onGoOn }: { onWait: () => void; onGoOn: () => void }) {
  const text = useText().session;
  useDismissedLoading();
  return (
    <main className={classes.screen} role="alert">
      <h1>{text.lateTitle}</h1>
      <p>{text.lateBody}</p>
      <div className={classes.actions}>
        <Button variant="accent" onClick={onWait}>
          {text.waitOn}
        </Button>
        <Button variant="secondary" onClick={onGoOn}>
          {text.goOn}
        </Button>
      </div>
    </main>
  );
}
