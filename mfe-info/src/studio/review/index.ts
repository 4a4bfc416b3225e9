export { courseReview } from './data/reviews';
export { draftInFull, loadDraftInFull, type DraftInFull } from './data/draftInFull';
export { DraftReader } from './DraftReader';
export { MissingList } from './MissingList';
export { PartComments } from './PartComments';
export { ReviewPart } from './ReviewPart';
