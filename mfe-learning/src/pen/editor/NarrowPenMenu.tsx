import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import {
  DownloadIcon,
  icon,
  IconButton,
  Menu,
  MenuGroup,
  MenuHeading,
  MenuItem,
  MenuSeparator,
} from '@lectern/shared/ui';
import { penText } from '../../text/pen/pen.en';
import * as styles from '../pen.module.css';
import type { PenView } from './penView';

const MoreIcon = /*#__PURE__*/ icon(
  'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
);

type Props = {
  view: PenView;
  onView: (view: PenView) => void;
  onDownload: () => void;
  onReset: () => void;
  /** Menu items that choose a layout. */
  layouts: ReactNode;
};

/** The editor's tools as one menu, for narrow screens. */
export function NarrowPenMenu({ view, onView, onDownload, onReset, layouts }: Props) {
  const text = useText(penText);
  return (
    <div className={styles.narrow}>
      <Menu
        label={text.more}
        button={(ties) => <IconButton {...ties} label={text.more} icon={<MoreIcon />} size="small" />}
      >
        <MenuItem icon={<DownloadIcon />} onClick={onDownload}>
          {text.download}
        </MenuItem>
        <MenuItem onClick={onReset}>{text.reset}</MenuItem>
        <MenuSeparator />
        <MenuItem on={view.tabIndents} onClick={() => onView({ ...view, tabIndents: !view.tabIndents })}>
          {text.tabIndents}
        </MenuItem>
        {view.tabIndents && <MenuHeading>{text.tabHint}</MenuHeading>}
        <MenuSeparator />
        <MenuGroup label={text.layouts}>{layouts}</MenuGroup>
      </Menu>
    </div>
  );
}
