export { draftInFull } from './data/draftInFull';
export { DraftReader } from './DraftReader';
export { MissingList } from './MissingList';
export { ReviewPart } from './ReviewPart';
