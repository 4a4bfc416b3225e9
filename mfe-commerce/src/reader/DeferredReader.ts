import { deferredPart } from '@lectern/shared/loading';

/** The reader. Its code loads when a book is read: the shelf and a book's page do not need it. */
export const DeferredReader = deferredPart(
  () => import('./ReadBook'),
  ({ ReadBook }) => ReadBook,
);
