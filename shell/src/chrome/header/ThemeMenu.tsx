import { IconButton, MoonIcon, SunIcon, SystemIcon } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { usePageState } from '../../state/PageState';
import { useSignal } from '../../state/signal';
import { shellText } from '../../text/shell.en';
import { DeferredMenu } from '../deferred/DeferredMenu';

const ICONS = { system: SystemIcon, light: SunIcon, dark: MoonIcon };

/** Button that names the current theme and opens a menu to change it. */
export function ThemeMenu() {
  const text = useText(shellText).theme;
  const { choice, choose } = usePageState().theme;
  const chosen = useSignal(choice);
  const Icon = ICONS[chosen];
  return (
    <DeferredMenu
      button={(props) => <IconButton {...props} label={text.button(text[chosen])} icon={<Icon />} />}
      panel={({ ThemePanel }, props) => <ThemePanel {...props} text={text} chosen={chosen} onChoose={choose} />}
    />
  );
}
