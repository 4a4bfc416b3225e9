import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  DownloadIcon,
  IconButton,
  Menu,
  MenuItem,
  PlayIcon,
} from '@lectern/shared/ui';
import { downloadFile } from '../../download/downloadFile';
import { fileSlug } from '../../download/fileSlug';
import { penText } from '../../text/pen/pen.en';
import * as styles from '../pen.module.css';
import { penDocument } from '../preview/penDocument';
import { NarrowPenMenu } from './NarrowPenMenu';
import { PEN_LAYOUTS, type PenView } from './penView';
import { ResetDialog } from './ResetPen';
import type { PenState } from './usePen';

type ViewProps = { view: PenView; onView: (view: PenView) => void };

type Props = ViewProps & {
  pen: PenState;
  title: string;
  /** Short message about where the current work is stored. */
  status: string;
};

/** Tools of the editor: run, layout, download, reset. On a narrow screen a menu holds all but run. */
export function PenTools({ pen, title, view, onView, status }: Props) {
  const text = useText(penText);
  const [isResetting, setResetting] = useState(false);
  const download = (): void => {
    const file = new Blob([penDocument(pen.source, title)], { type: 'text/html' });
    downloadFile(`${fileSlug(title) || 'pen'}.html`, file);
  };
  const reset = (): void => setResetting(true);
  const tools = { view, onView, onDownload: download, onReset: reset };
  return (
    <>
      <Button variant="primary" size="small" icon={<PlayIcon />} onClick={() => pen.runOnRequest(pen.source)}>
        {text.run}
      </Button>
      <Checkbox
        label={text.runByItself}
        checked={pen.runsByItself}
        onChange={(event) => pen.setRunsByItself(event.currentTarget.checked)}
      />
      <TabKeyCheckbox view={view} onView={onView} />
      <span className={styles.status} role="status">
        {status}
      </span>
      <WideTools {...tools} />
      <NarrowPenMenu {...tools} layouts={<LayoutItems view={view} onView={onView} />} />
      <ResetDialog
        pen={pen}
        text={text}
        warning={text.resetBody[pen.source.task ? 'lesson' : pen.base.basedOn === null ? 'first' : 'saved']}
        open={isResetting}
        onClose={() => setResetting(false)}
      />
    </>
  );
}

function TabKeyCheckbox({ view, onView }: ViewProps) {
  const text = useText(penText);
  return (
    <div className={styles.wide}>
      <Checkbox
        label={text.tabIndents}
        hint={view.tabIndents && text.tabHint}
        checked={view.tabIndents}
        onChange={() => onView({ ...view, tabIndents: !view.tabIndents })}
      />
    </div>
  );
}

function WideTools({ view, onView, onDownload, onReset }: ViewProps & { onDownload: () => void; onReset: () => void }) {
  const text = useText(penText);
  return (
    <div className={styles.wide}>
      <Menu
        label={text.layouts}
        button={(ties) => (
          <Button {...ties} variant="quiet" size="small" iconEnd={<ChevronDownIcon />}>
            {text.view}
          </Button>
        )}
      >
        <LayoutItems view={view} onView={onView} />
      </Menu>
      <IconButton label={text.download} icon={<DownloadIcon />} size="small" onClick={onDownload} />
      <Button variant="quiet" size="small" onClick={onReset}>
        {text.reset}
      </Button>
    </div>
  );
}

function LayoutItems({ view, onView }: ViewProps) {
  const text = useText(penText);
  return PEN_LAYOUTS.map((layout) => (
    <MenuItem key={layout} checked={layout === view.layout} onClick={() => onView({ ...view, layout })}>
      {text[layout]}
    </MenuItem>
  ));
}
