import { GlobeIcon, IconButton } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { shellText } from '../../text/shell.en';
import { DeferredMenu } from '../deferred/DeferredMenu';
import { useLanguageChoice } from './useLanguageChoice';

/** Button that opens a menu with the site's languages. Renders nothing on a site with one language. */
export function LanguageMenu() {
  const { label } = useText(shellText).language;
  const choice = useLanguageChoice();
  if (choice.tags.length < 2) return null;
  return (
    <DeferredMenu
      button={(props) => <IconButton {...props} label={label} icon={<GlobeIcon />} />}
      panel={({ LanguagePanel }, props) => <LanguagePanel {...props} label={label} choice={choice} />}
    />
  );
}
