export { KNOWN, memoryRecords, progressRecords, type ProgressRecord, type ProgressRecords } from './records';
export { openProgress, type OpenProgress, type Outcome } from './sending';
export { knownRecord, lessonsOf, sendWaitingProgress } from './waiting';
