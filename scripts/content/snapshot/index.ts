export { noChanges } from './changes';
export { keepSnapshot, type SnapshotKeeper } from './keepSnapshot';
export { publishSnapshot } from './publishSnapshot';
export { SnapshotPublisher } from './SnapshotPublisher';
