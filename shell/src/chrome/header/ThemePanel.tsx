import { useSyncExternalStore } from 'react';
import { MenuItem, MenuPanel } from '@lectern/shared/ui';
import type { Theme } from '../../state/theme';
import type { ShellText } from '../../text/shell.en';
import type { DeferredPanelProps } from '../deferred/DeferredPanelProps';
import { THEME_CHOICES } from './themeIcons';

type Props = DeferredPanelProps & { text: ShellText['theme']; theme: Theme };

/** Panel of the theme menu: system, light or dark. Takes the theme as a prop, since it is a deferred part. */
export function ThemePanel({ text, theme: { choice, choose }, ...panel }: Props) {
  const chosen = useSyncExternalStore(choice.subscribe, choice.get, choice.first);
  return (
    <MenuPanel {...panel} label={text.label}>
      {THEME_CHOICES.map(([one, Icon]) => (
        <MenuItem key={one} icon={<Icon />} checked={one === chosen} onClick={() => choose(one)}>
          {text[one]}
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
