import { useCallback } from 'react';
import { IconButton, MoonIcon, SunIcon, SystemIcon } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import type { RenderedParts } from '../../state/ShellContext';
import { usePageState } from '../../state/PageState';
import { useSignal } from '../../state/signal';
import { shellText } from '../../text/shell.en';
import { DeferredMenu, type RenderPanel } from '../deferred/DeferredMenu';

const ICONS = { system: SystemIcon, light: SunIcon, dark: MoonIcon };

/** Button that names the current theme and opens a menu to change it. */
export function ThemeMenu() {
  const text = useText(shellText).theme;
  const { theme } = usePageState();
  const chosen = useSignal(theme.choice);
  const Icon = ICONS[chosen];
  const panel = useCallback<RenderPanel<RenderedParts>>(
    ({ ThemePanel }, props) => <ThemePanel {...props} text={text} theme={theme} />,
    [text, theme],
  );
  return (
    <DeferredMenu
      isRendered
      button={(props) => <IconButton {...props} label={text.button(text[chosen])} icon={<Icon />} />}
      panel={panel}
    />
  );
}
