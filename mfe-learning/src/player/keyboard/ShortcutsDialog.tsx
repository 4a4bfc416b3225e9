import { Checkbox, Dialog } from '@lectern/shared/ui';
import { playerWords } from '../../text/player/player.en';
import { shortcutWords } from '../../text/player/shortcuts.en';
import { useText } from '../../text/useText';
import { savePreferences, usePreferences } from '../preferences';
import styles from './ShortcutsDialog.module.css';

/** What the keys do, and the switch that turns the single letters off. */
export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText(shortcutWords);
  const { shortcuts } = usePreferences();
  return (
    <Dialog open={open} onClose={onClose} title={useText(playerWords).help}>
      <p>{text.lead}</p>
      <dl className={styles.keys}>
        {text.keys.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={text.switchOn}
        hint={text.switchHint}
        checked={shortcuts}
        onChange={() => savePreferences({ shortcuts: !shortcuts })}
      />
    </Dialog>
  );
}
