import { useText } from '@lectern/shared/text';
import { Dialog } from '@lectern/shared/ui';
import { readerText } from '../../text/reader.en';
import * as styles from './Dialogs.module.css';

/** Dialog with the keys of the reader. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const labels = useText(readerText);
  return (
    <Dialog open={open} onClose={onClose} title={labels.help}>
      <dl className={styles.keyList}>
        {labels.keyList.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
