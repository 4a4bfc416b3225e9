import { IconButton, Menu, MenuItem, MenuSeparator, PlayIcon, SettingsIcon } from '@lectern/shared/ui';
import { playerWords } from '../../text/player/player.en';
import { useText } from '../../text/useText';
import { usePlayerActions } from './PlayerActions';
import { FlagIcon, KeyboardIcon, PictureIcon } from './playerIcons';
import { savePreferences, usePreferences } from '../preferences';
import { useMediaFact, usePlayback } from '../engine/usePlayback';

/**
 * What is wanted seldom: picture in picture, how keys and the next lesson behave, help, and telling that something is
 * wrong.
 */
export function MoreMenu() {
  const text = useText(playerWords);
  const playback = usePlayback();
  const { help, report } = usePlayerActions();
  const { shortcuts, autoNext } = usePreferences();
  const isInPicture = useMediaFact(playback, (facts) => facts.isInPicture);
  return (
    <Menu label={text.more} button={(ties) => <IconButton {...ties} label={text.more} icon={<SettingsIcon />} />}>
      {document.pictureInPictureEnabled && (
        <MenuItem icon={<PictureIcon />} onClick={playback.togglePicture}>
          {isInPicture ? text.pictureEnd : text.picture}
        </MenuItem>
      )}
      <MenuItem icon={<PlayIcon />} on={autoNext} onClick={() => savePreferences({ autoNext: !autoNext })}>
        {text.autoNext}
      </MenuItem>
      <MenuItem icon={<KeyboardIcon />} on={shortcuts} onClick={() => savePreferences({ shortcuts: !shortcuts })}>
        {text.shortcuts}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<KeyboardIcon />} onClick={help}>
        {text.help}
      </MenuItem>
      {report && (
        <MenuItem icon={<FlagIcon />} onClick={report}>
          {text.report}
        </MenuItem>
      )}
    </Menu>
  );
}
