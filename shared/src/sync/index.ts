/** Storage on the device */
export { onStoredElsewhere, parseJson, readStored, readText, writeStored } from './deviceStorage';
export { createStoredValue, type StoredValue } from './storedValue';
export { createMemoryStore, withFallback, type KeyPath, type RecordStore, type StampedRecord } from './recordStore';
export { createIndexedDbStore } from './indexedDbStore';

/** Pending changes */
export { createOutbox, type Outbox } from './outbox';
export { isSame, mergeChanges } from './mergeChanges';

/** Scheduling, locks and connectivity */
export { createSaveScheduler, type SaveScheduler, type Urgency } from './saveScheduler';
export { useOutboxSending, type OutboxDelivery } from './useOutboxSending';
export { ifUnlocked, inTurn, withLock } from './lock';
export { singleFlight } from './singleFlight';
export { timeLimit } from './timeLimit';
export { isOnline, onConnectionChange, onOnline } from './connection';
export { onPageHidden, onPageShown } from './visibility';
export { useOnline } from './useOnline';
