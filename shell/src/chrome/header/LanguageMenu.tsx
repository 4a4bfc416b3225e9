import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { languageName } from '@lectern/shared/translations';
import { GlobeIcon, IconButton, Menu, MenuItem } from '@lectern/shared/ui';
import { deferredText } from '../../text/deferred.en';
import { useLanguageChoice } from './useLanguageChoice';

/** Menu of the site's languages, each under its own name. Renders nothing on a site with one language. */
export function LanguageMenu() {
  const { label } = useText(deferredText).language;
  const choice = useLanguageChoice();
  // Creating the names takes long on a phone: it waits until the button is hovered, focused or pressed.
  const [isNear, setNear] = useState(false);
  const prepare = (): void => setNear(true);
  const prepared = { onPointerEnter: prepare, onFocus: prepare, onClick: prepare };
  if (!choice) return null;
  return (
    <Menu label={label} button={(props) => <IconButton {...props} {...prepared} label={label} icon={<GlobeIcon />} />}>
      {isNear &&
        choice.tags.map((tag) => (
          <MenuItem key={tag} lang={tag} checked={tag === choice.chosen} onClick={() => choice.choose(tag)}>
            {languageName(tag)}
          </MenuItem>
        ))}
    </Menu>
  );
}
