export { noChanges } from './catalogue/changes';
export { readStoredCatalogue } from './files/storedCatalogue';
export { publishSnapshot } from './publishSnapshot';
export { SnapshotPublisher } from './SnapshotPublisher';
export { watchAndPublish, type CatalogueWatcher } from './watchAndPublish';
