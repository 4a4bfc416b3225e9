export { noChanges } from './catalogue/changes';
export { keepSnapshot, type SnapshotKeeper } from './watchAndPublish';
export { publishSnapshot } from './publishSnapshot';
export { SnapshotPublisher } from './SnapshotPublisher';
