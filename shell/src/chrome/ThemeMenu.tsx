import { IconButton, Menu, MenuItem, MoonIcon, SunIcon, SystemIcon, type IconComponent } from '@lectern/shared/ui';
import type { ThemeChoice } from '@lectern/shared/host';
import { useText } from '../text/useText';
import { useChrome } from './Chrome';
import { useSignal } from './signal';

const CHOICES: [ThemeChoice, IconComponent][] = [['system', SystemIcon], ['light', SunIcon], ['dark', MoonIcon]];

/** Chooses light, dark, or as the system says. */
export function ThemeMenu() {
  const text = useText().theme;
  const { theme } = useChrome();
  const chosen = useSignal(theme.choice);
  const Icon = CHOICES.find(([choice]) => choice === chosen)?.[1] ?? SystemIcon;
  return (
    <Menu label={text.label} button={(ties) => <IconButton {...ties} label={text.button(text[chosen])} icon={<Icon />} />}>
      {CHOICES.map(([choice, ChoiceIcon]) => (
        <MenuItem key={choice} icon={<ChoiceIcon />} checked={choice === chosen} onClick={() => theme.choose(choice)}>{text[choice]}</MenuItem>
      ))}
    </Menu>
  );
}
