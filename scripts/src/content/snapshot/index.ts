export { keepSnapshot, type SnapshotKeeper } from './keepSnapshot';
export { publishSnapshot, type Published } from './publishSnapshot';
