import { MenuItem, MenuPanel } from '@lectern/shared/ui';
import type { ThemeChoice } from '@lectern/shared/host';
import type { ShellText } from '../../text/shell.en';
import type { DeferredPanelProps } from '../deferred/DeferredPanelProps';
import { THEME_CHOICES } from './themeIcons';

type Props = DeferredPanelProps & {
  text: ShellText['theme'];
  chosen: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
};

/** Panel of the theme menu: system, light or dark. */
export function ThemePanel({ text, chosen, onChoose, ...panel }: Props) {
  return (
    <MenuPanel {...panel} label={text.label}>
      {THEME_CHOICES.map(([choice, Icon]) => (
        <MenuItem key={choice} icon={<Icon />} checked={choice === chosen} onClick={() => onChoose(choice)}>
          {text[choice]}
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
