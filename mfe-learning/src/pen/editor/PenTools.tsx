import { useState } from 'react';
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  DownloadIcon,
  icon,
  IconButton,
  Menu,
  MenuGroup,
  MenuHeading,
  MenuItem,
  MenuSeparator,
  PlayIcon,
} from '@lectern/shared/ui';
import { downloadFile } from '../../data/downloadFile';
import { penWords } from '../../text/pen/pen.en';
import { useText } from '../../text/useText';
import { penDocument } from '../preview/penDocument';
import { PEN_LAYOUTS, type PenView } from './penView';
import styles from '../pen.module.css';
import { ResetDialog } from './ResetPen';
import type { PenWork } from './usePen';

const MoreIcon = /*#__PURE__*/ icon(
  'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
);

type ViewProps = { view: PenView; onView: (view: PenView) => void };

type Props = ViewProps & {
  pen: PenWork;
  title: string;
  /** What became of the work so far, in a few words. */
  status: string;
};

/**
 * What can be done with the code itself: run it, lay it out, take it along, begin anew. On a narrow screen all but
 * running is in one menu.
 */
export function PenTools({ pen, title, view, onView, status }: Props) {
  const text = useText(penWords);
  const [asks, setAsks] = useState(false);
  const download = (): void => downloadFile(fileNameOf(title), penDocument(pen.source, title), 'text/html');
  const turnTab = (): void => onView({ ...view, tabIndents: !view.tabIndents });
  const layouts = <Layouts view={view} onView={onView} />;
  return (
    <div className={styles.tools}>
      <Button variant="primary" size="small" icon={<PlayIcon />} onClick={() => pen.start(pen.source)}>
        {text.run}
      </Button>
      <Checkbox
        label={text.runByItself}
        checked={pen.runsByItself}
        onChange={(event) => pen.setRunsByItself(event.currentTarget.checked)}
      />
      <div className={styles.wide}>
        <Checkbox
          label={text.tabIndents}
          hint={view.tabIndents && text.tabHint}
          checked={view.tabIndents}
          onChange={turnTab}
        />
      </div>
      <span className={styles.kept} role="status">
        {status}
      </span>
      <div className={styles.wide}>
        <Menu
          label={text.layouts}
          button={(ties) => (
            <Button {...ties} variant="quiet" size="small" iconEnd={<ChevronDownIcon />}>
              {text.view}
            </Button>
          )}
        >
          {layouts}
        </Menu>
        <Button variant="quiet" size="small" icon={<DownloadIcon />} onClick={download}>
          {text.download}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsks(true)}>
          {text.reset}
        </Button>
      </div>
      <div className={styles.narrow}>
        <Menu
          label={text.more}
          button={(ties) => <IconButton {...ties} label={text.more} icon={<MoreIcon />} size="small" />}
        >
          <MenuItem icon={<DownloadIcon />} onClick={download}>
            {text.download}
          </MenuItem>
          <MenuItem onClick={() => setAsks(true)}>{text.reset}</MenuItem>
          <MenuSeparator />
          <MenuItem on={view.tabIndents} onClick={turnTab}>
            {text.tabIndents}
          </MenuItem>
          {view.tabIndents && <MenuHeading>{text.tabHint}</MenuHeading>}
          <MenuSeparator />
          <MenuGroup label={text.layouts}>{layouts}</MenuGroup>
        </Menu>
      </div>
      <ResetDialog
        pen={pen}
        words={text}
        warning={text.resetBody[pen.source.task ? 'lesson' : pen.base.basedOn === null ? 'first' : 'saved']}
        open={asks}
        onClose={() => setAsks(false)}
      />
    </div>
  );
}

function Layouts({ view, onView }: ViewProps) {
  const text = useText(penWords);
  return PEN_LAYOUTS.map((layout) => (
    <MenuItem key={layout} checked={layout === view.layout} onClick={() => onView({ ...view, layout })}>
      {text[layout]}
    </MenuItem>
  ));
}

const fileNameOf = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'pen'
  }.html`;
