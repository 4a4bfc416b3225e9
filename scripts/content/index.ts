export { generateContent, Random } from './generate';
export { ContentError, importContent, type ApplyOptions, type Imported, type Problem } from './import';
export { findSampleAccounts, removeSampleAccounts, SAMPLE_PASSWORD, seedSampleAccounts } from './sampleAccounts';
export { importSampleContent, seedSampleContent } from './seedSampleContent';
export { checkCourseFolder } from './transfer/checkCourseFolder';
export { peopleRoutes } from './people/peopleRoutes';
export { transferRoutes } from './transfer/transferRoutes';
export {
  noChanges,
  publishSnapshot,
  readStoredCatalogue,
  SnapshotPublisher,
  watchAndPublish,
  type CatalogueWatcher,
} from './snapshot';
