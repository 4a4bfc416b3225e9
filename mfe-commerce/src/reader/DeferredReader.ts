import { deferredPart } from '@lectern/shared/loading';

/** The reader, whose code the shelf and a book's page do without. */
export const DeferredReader = deferredPart(
  () => import('./ReadBook'),
  ({ ReadBook }) => ReadBook,
);
