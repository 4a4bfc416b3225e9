import { deferredPart } from '@lectern/shared/loading';

/** Offer, description and details of a book. Their code loads when a book is opened: the shelf does not need it. */
export const DeferredDetails = deferredPart(
  () => import('./BookDetails'),
  ({ BookDetails }) => BookDetails,
);
