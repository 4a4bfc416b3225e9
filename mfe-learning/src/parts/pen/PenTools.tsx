import { Button, Checkbox, ChevronDownIcon, DownloadIcon, Menu, MenuItem, PlayIcon } from '@lectern/shared/ui';
import { downloadFile } from '../../data/downloadFile';
import { penWords } from '../../text/pen.en';
import { useText } from '../../text/useText';
import { penDocument } from './penDocument';
import { PEN_LAYOUTS, type PenView } from './penView';
import styles from './pen.module.css';
import { ResetPen } from './ResetPen';
import type { PenWork } from './usePen';

type Props = {
  pen: PenWork; title: string; view: PenView; onView: (view: PenView) => void;
  /** What became of the work so far, in a few words. */
  status: string;
};

/** What can be done with the code itself: run it, lay it out, take it along, begin anew. */
export function PenTools({ pen, title, view, onView, status }: Props) {
  const text = useText(penWords);
  return (
    <div className={styles.tools}>
      <Button variant="primary" size="small" icon={<PlayIcon />} onClick={() => pen.start(pen.source)}>{text.run}</Button>
      <Checkbox label={text.runByItself} checked={pen.runsByItself} onChange={(event) => pen.setRunsByItself(event.currentTarget.checked)} />
      <Checkbox label={text.tabIndents} hint={view.tabIndents && text.tabHint} checked={view.tabIndents} onChange={(event) => onView({ ...view, tabIndents: event.currentTarget.checked })} />
      <span className={styles.kept} role="status">{status}</span>
      <Menu label={text.layouts} button={(ties) => <Button {...ties} variant="quiet" size="small" iconEnd={<ChevronDownIcon />}>{text.view}</Button>}>
        {PEN_LAYOUTS.map((layout) => <MenuItem key={layout} checked={layout === view.layout} onClick={() => onView({ ...view, layout })}>{text[layout]}</MenuItem>)}
      </Menu>
      <Button variant="quiet" size="small" icon={<DownloadIcon />} onClick={() => downloadFile(fileNameOf(title), penDocument(pen.source, title), 'text/html')}>{text.download}</Button>
      <ResetPen pen={pen} words={text} warning={text.resetBody[pen.source.task ? 'lesson' : pen.base.basedOn === null ? 'first' : 'saved']} />
    </div>
  );
}

const fileNameOf = (title: string): string => `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '').slice(0, 60) || 'pen'}.html`;
