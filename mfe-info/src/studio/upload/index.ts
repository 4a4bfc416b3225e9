export { UploadField } from './UploadField';
export { useLatest } from './useLatest';
export { storeFile } from './storeFile';
export { acceptOf, checkFile } from './engine/fileKinds';
export type { VideoMetadata } from './engine/uploadRecords';
