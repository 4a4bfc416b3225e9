import { MenuItem, MenuPanel, MoonIcon, SunIcon, SystemIcon, type IconComponent } from '@lectern/shared/ui';
import type { ThemeChoice } from '@lectern/shared/host';
import type { LatePanelTies } from '../later/LateMenu';
import type { ShellText } from '../text/en';

const CHOICES: [ThemeChoice, IconComponent][] = [['system', SystemIcon], ['light', SunIcon], ['dark', MoonIcon]];

type Props = LatePanelTies & { text: ShellText['theme']; chosen: ThemeChoice; onChoose: (choice: ThemeChoice) => void };

/** Chooses light, dark, or as the system says. */
export function ThemePanel({ text, chosen, onChoose, ...ties }: Props) {
  return (
    <MenuPanel {...ties} label={text.label}>
      {CHOICES.map(([choice, Icon]) => (
        <MenuItem key={choice} icon={<Icon />} checked={choice === chosen} onClick={() => onChoose(choice)}>{text[choice]}</MenuItem>
      ))}
    </MenuPanel>
  );
}
