import { IconButton, MoonIcon, SunIcon, SystemIcon } from '@lectern/shared/ui';
import { LateMenu } from '../later/LateMenu';
import { useText } from '../text/useText';
import { useChrome } from './Chrome';
import { useSignal } from './signal';

const ICONS = { system: SystemIcon, light: SunIcon, dark: MoonIcon };

/** The button that tells the theme, and opens the choice of another. */
export function ThemeMenu() {
  const text = useText().theme;
  const { choice, choose } = useChrome().theme;
  const chosen = useSignal(choice);
  const Icon = ICONS[chosen];
  return (
    <LateMenu
      button={(ties) => <IconButton {...ties} label={text.button(text[chosen])} icon={<Icon />} />}
      panel={({ ThemePanel }, ties) => <ThemePanel {...ties} text={text} chosen={chosen} onChoose={choose} />}
    />
  );
}
