import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { settingsText } from '../../text/profile/settings.en';
import type { TabProps } from '../tabs';
import { WatchingFields } from './WatchingFields';
import { watchingPreferences } from './watchingPreferences';

/** Settings section of captions and speed. */
export function WatchingSettings({ user }: TabProps) {
  const text = useText(settingsText);
  const query = useQuery(watchingPreferences(user.uid));
  return (
    <QueryState query={query} title={text.failed} placeholder={<TextPlaceholder lines={5} />}>
      {(preferences) => <WatchingFields user={user} stored={preferences} />}
    </QueryState>
  );
}
