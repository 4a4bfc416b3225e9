import { useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { CaptionsIcon, IconButton, Menu, MenuGroup, MenuHeading, MenuItem, MenuSeparator } from '@lectern/shared/ui';
import { playerText } from '../../text/player/player.en';
import { captionCues, captionFor } from '../captions/captionCues';
import type { Caption } from '../mediaTracks';
import { CAPTION_SIZES, savePreferences, usePreferences, type PlayerPreferences } from '../preferences/preferences';

type CaptionPreference = PlayerPreferences['captions'];

/** Menu that turns captions on or off, selects their language and size, and retries a file that failed to load. */
export function CaptionsMenu({ captions }: { captions: readonly Caption[] }) {
  const text = useText(playerText);
  const uid = useUser()?.uid ?? null;
  const { captions: preference } = usePreferences();
  const chosen = captionFor(captions, preference.language);
  const { isError, refetch } = useQuery(captionCues(chosen));
  const save = (change: Partial<CaptionPreference>): void =>
    savePreferences({ captions: { ...preference, ...change }, unsavedOf: uid });
  const shown = preference.on ? chosen : undefined;
  return (
    <Menu
      label={text.captions}
      button={(ties) => (
        <IconButton
          {...ties}
          label={shown ? text.captionsOn : text.captions}
          icon={<CaptionsIcon />}
          data-on={shown ? true : undefined}
        />
      )}
    >
      {captions.length === 0 ? (
        <MenuHeading>{text.captionsNone}</MenuHeading>
      ) : (
        <LanguageItems captions={captions} shown={shown} onSave={save} />
      )}
      {isError && <MenuItem onClick={() => void refetch()}>{text.captionsFailed}</MenuItem>}
      {captions.length > 0 && <SizeItems size={preference.size} onSave={save} />}
    </Menu>
  );
}

type OnSave = (change: Partial<CaptionPreference>) => void;
type LanguageProps = { captions: readonly Caption[]; shown: Caption | undefined; onSave: OnSave };

function LanguageItems({ captions, shown, onSave }: LanguageProps) {
  const text = useText(playerText);
  return (
    <>
      <MenuItem checked={!shown} onClick={() => onSave({ on: false })}>
        {text.captionsOff}
      </MenuItem>
      {captions.map((caption) => (
        <MenuItem
          key={caption.language}
          checked={caption === shown}
          onClick={() => onSave({ on: true, language: caption.language })}
        >
          {caption.label}
        </MenuItem>
      ))}
    </>
  );
}

function SizeItems({ size: selected, onSave }: { size: CaptionPreference['size']; onSave: OnSave }) {
  const text = useText(playerText);
  return (
    <>
      <MenuSeparator />
      <MenuGroup label={text.size}>
        {CAPTION_SIZES.map((size) => (
          <MenuItem key={size} checked={selected === size} onClick={() => onSave({ size })}>
            {text.sizes[size]}
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  );
}
