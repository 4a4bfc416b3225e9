import { useState } from 'react';
import { Button, Checkbox, Dialog, DownloadIcon, PlayIcon } from '@lectern/shared/ui';
import { firstPen } from '../../data/firstPen';
import type { PenSource } from '../../data/penDraft';
import { penWords } from '../../text/pen.en';
import { useText } from '../../text/useText';
import { penDocument } from './penDocument';
import styles from './pen.module.css';

type Props = {
  source: PenSource; runsByItself: boolean; tabIndents: boolean; isKept: boolean;
  onRun: () => void; onRunsByItself: (on: boolean) => void; onTabIndents: (on: boolean) => void; onReplace: (source: PenSource) => void;
};

/** What can be done with the pen as a whole. */
export function PenTools({ source, runsByItself, tabIndents, isKept, onRun, onRunsByItself, onTabIndents, onReplace }: Props) {
  const text = useText(penWords);
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.tools}>
      <Button variant="primary" size="small" icon={<PlayIcon />} onClick={onRun}>{text.run}</Button>
      <Checkbox label={text.runByItself} checked={runsByItself} onChange={(event) => onRunsByItself(event.currentTarget.checked)} />
      <Checkbox label={text.tabIndents} checked={tabIndents} onChange={(event) => onTabIndents(event.currentTarget.checked)} />
      <span className={styles.kept} role="status">{isKept ? text.kept : text.notKept}</span>
      <Button variant="quiet" size="small" icon={<DownloadIcon />} onClick={() => download(source)}>{text.download}</Button>
      <Button variant="quiet" size="small" onClick={() => setAsks(true)}>{text.reset}</Button>
      <Dialog open={asks} title={text.resetTitle} onClose={() => setAsks(false)}>
        <p>{text.resetBody}</p>
        <div className={styles.choices}>
          <Button variant="danger" onClick={() => { setAsks(false); onReplace(firstPen); }}>{text.resetConfirm}</Button>
          <Button variant="secondary" onClick={() => setAsks(false)}>{text.cancel}</Button>
        </div>
      </Dialog>
    </div>
  );
}

function download(source: PenSource): void {
  const url = URL.createObjectURL(new Blob([penDocument(source)], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'pen.html';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
