import { useText } from '@lectern/shared/text';
import { IconButton, Menu, MenuItem, MenuSeparator, PlayIcon, SettingsIcon } from '@lectern/shared/ui';
import { playerText } from '../../text/player/player.en';
import { usePlayerActions } from './PlayerActions';
import { useHasPictureInPicture } from './useHasPictureInPicture';
import { FlagIcon, KeyboardIcon, PictureIcon } from './playerIcons';
import { savePreferences, usePreferences } from '../preferences/preferences';
import { useMediaState, usePlayback } from '../engine/usePlayback';

/** Menu of less frequent actions: picture in picture, keyboard shortcuts, autoplay, help and problem reports. */
export function MoreMenu() {
  const text = useText(playerText);
  const playback = usePlayback();
  const { help, report } = usePlayerActions();
  const { shortcuts, autoNext } = usePreferences();
  const hasPictureInPicture = useHasPictureInPicture();
  const isInPicture = useMediaState(playback, (state) => state.isInPicture);
  return (
    <Menu label={text.more} button={(ties) => <IconButton {...ties} label={text.more} icon={<SettingsIcon />} />}>
      {hasPictureInPicture && (
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
