import { PathShelf } from '../paths/PathShelf';
import { BookShelf } from './BookShelf';

/** Shelves far below the first screenful: books, then learning paths. */
export function LowerShelves() {
  return (
    <>
      <BookShelf />
      <PathShelf />
    </>
  );
}
