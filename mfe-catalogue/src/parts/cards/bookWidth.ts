/** Smallest column of a book shelf, for books and their placeholders. */
export const BOOK_WIDTH = 'clamp(8rem, 15vw, 11.5rem)';
