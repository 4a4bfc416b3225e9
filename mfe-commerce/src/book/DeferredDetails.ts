import { deferredPart } from '@lectern/shared/loading';

/** Offer, description and facts of a book, whose code the shelf does without. */
export const DeferredDetails = deferredPart(
  () => import('./BookDetails'),
  ({ BookDetails }) => BookDetails,
);
