import { MenuItem, MenuPanel } from '@lectern/shared/ui';
import type { ThemeChoice } from '@lectern/shared/host';
import type { LatePanelTies } from '../later/LatePanelTies';
import type { ShellText } from '../text/en';
import { THEME_CHOICES } from './themeIcons';

type Props = LatePanelTies & { text: ShellText['theme']; chosen: ThemeChoice; onChoose: (choice: ThemeChoice) => void };

/** Chooses light, dark, or as the system says. */
export function ThemePanel({ text, chosen, onChoose, ...ties }: Props) {
  return (
    <MenuPanel {...ties} label={text.label}>
      {THEME_CHOICES.map(([choice, Icon]) => (
        <MenuItem key={choice} icon={<Icon />} checked={choice === chosen} onClick={() => onChoose(choice)}>
          {text[choice]}
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
