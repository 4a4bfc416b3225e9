import { queryOptions } from '@lectern/shared/query';
import { getWatchingPreferences, type WatchingPreferences } from '../../data/accountPreferences';
import { ownQuery } from '../ownQuery';

/** Preferences of a person who has not chosen any yet. */
export const DEFAULTS: WatchingPreferences = { captions: { on: false, language: null, size: 'medium' }, speed: 1 };

/** Query of the account's preferences for watching; null when none are stored. */
export const watchingPreferences = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'preferences'],
    queryFn: () => getWatchingPreferences(uid),
  });
