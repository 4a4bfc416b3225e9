/** Minimum width of a book's card. */
export const BOOK_WIDTH = 'clamp(7.75rem, 17vw, 12.5rem)';
