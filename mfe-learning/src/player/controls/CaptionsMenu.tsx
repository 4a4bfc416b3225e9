import { useQuery } from '@lectern/shared/query';
import { CaptionsIcon, IconButton, Menu, MenuGroup, MenuHeading, MenuItem, MenuSeparator } from '@lectern/shared/ui';
import { playerWords } from '../../text/player/player.en';
import { useText } from '../../text/useText';
import { captionCues, captionFor } from '../captions/captionCues';
import type { Caption } from '../mediaTracks';
import { CAPTION_SIZES, savePreferences, usePreferences, type PlayerPreferences } from '../preferences';

/** Captions on or off, in which language, how large. Where their file failed it says so, and tries again. */
export function CaptionsMenu({ captions }: { captions: readonly Caption[] }) {
  const text = useText(playerWords);
  const { captions: wish } = usePreferences();
  const chosen = captionFor(captions, wish.language);
  const { isError, refetch } = useQuery(captionCues(chosen));
  const save = (change: Partial<PlayerPreferences['captions']>): void =>
    savePreferences({ captions: { ...wish, ...change }, isUnsaved: true });
  const isOn = wish.on && chosen !== undefined;
  return (
    <Menu
      label={text.captions}
      button={(ties) => (
        <IconButton
          {...ties}
          label={isOn ? text.captionsOn : text.captions}
          icon={<CaptionsIcon />}
          data-on={isOn || undefined}
        />
      )}
    >
      {captions.length === 0 && <MenuHeading>{text.captionsNone}</MenuHeading>}
      {captions.length > 0 && (
        <MenuItem checked={!isOn} onClick={() => save({ on: false })}>
          {text.captionsOff}
        </MenuItem>
      )}
      {captions.map((caption) => (
        <MenuItem
          key={caption.language}
          checked={isOn && caption === chosen}
          onClick={() => save({ on: true, language: caption.language })}
        >
          {caption.label}
        </MenuItem>
      ))}
      {isError && <MenuItem onClick={() => void refetch()}>{text.captionsFailed}</MenuItem>}
      {captions.length > 0 && <MenuSeparator />}
      {captions.length > 0 && (
        <MenuGroup label={text.size}>
          {CAPTION_SIZES.map((size) => (
            <MenuItem key={size} checked={wish.size === size} onClick={() => save({ size })}>
              {text.sizes[size]}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
    </Menu>
  );
}
