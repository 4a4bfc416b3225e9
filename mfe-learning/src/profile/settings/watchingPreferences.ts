import { queryOptions } from '@lectern/shared/query';
import { getWatchingPreferences, type WatchingPreferences } from '../../data/accountPreferences';
import { ownQuery } from '../ownQuery';

/** What holds until somebody chooses. */
export const USUAL: WatchingPreferences = { captions: { on: false, language: null, size: 'medium' }, speed: 1 };

/** How the person likes to watch, as the account has it; null where nothing was chosen yet. */
export const watchingPreferences = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'preferences'],
    queryFn: () => getWatchingPreferences(uid),
  });
