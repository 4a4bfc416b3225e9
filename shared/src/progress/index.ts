export {
  ACKNOWLEDGED,
  acknowledgedRecord,
  memoryRecords,
  mergeRecords,
  progressRecords,
  type ProgressRecord,
  type ProgressRecords,
} from './progressRecords';
export { openProgress, type OpenProgress, type SendOutcome } from './openProgress';
export { sendPendingProgress } from './sendPendingProgress';
