import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from './connection';

/** Returns true while the browser reports a connection, and renders again when that changes. See `isOnline`. */
export const useOnline = (): boolean => useSyncExternalStore(onConnectionChange, isOnline, () => true);
