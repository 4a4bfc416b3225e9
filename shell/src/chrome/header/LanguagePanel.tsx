import { languageName } from '@lectern/shared/translations';
import { MenuItem, MenuPanel } from '@lectern/shared/ui';
import type { DeferredPanelProps } from '../deferred/DeferredPanelProps';
import type { LanguageChoice } from './LanguageChoice';

type Props = DeferredPanelProps & { label: string; choice: LanguageChoice };

/** Panel of the language menu: each language under its own name. */
export function LanguagePanel({ label, choice: { tags, chosen, choose }, ...panel }: Props) {
  return (
    <MenuPanel {...panel} label={label}>
      {tags.map((tag) => (
        <MenuItem key={tag} lang={tag} checked={tag === chosen} onClick={() => choose(tag)}>
          {languageName(tag)}
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
