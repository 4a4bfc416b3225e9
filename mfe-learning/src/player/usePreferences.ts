import { useSyncExternalStore } from 'react';
import { getPreferences, onPreferences, type PlayerPreferences } from './preferences';

/** How this person likes to watch, on this device. */
export const usePreferences = (): PlayerPreferences => useSyncExternalStore(onPreferences, getPreferences);
