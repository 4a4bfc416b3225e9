import { useText } from '@lectern/shared/text';
import { Checkbox, Dialog } from '@lectern/shared/ui';
import { playerText } from '../../text/player/player.en';
import { shortcutsText } from '../../text/player/shortcuts.en';
import { savePreferences, usePreferences } from '../preferences/preferences';
import * as styles from './ShortcutsDialog.module.css';

/** Dialog that lists the keyboard shortcuts, with a switch for single-key shortcuts. */
export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText(shortcutsText);
  const { shortcuts } = usePreferences();
  return (
    <Dialog open={open} onClose={onClose} title={useText(playerText).help}>
      <p>{text.lead}</p>
      <dl className={styles.keys}>
        {text.keys.map(([keys, action]) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
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
