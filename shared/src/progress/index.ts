export { KNOWN, memoryRecords, progressRecords, type ProgressRecord, type ProgressRecords } from './records';
export { openProgress, type OpenProgress, type Outcome } from './sending';
export { forgetProgress, knownRecord, lessonsOf, sendWaitingProgress } from './waiting';
