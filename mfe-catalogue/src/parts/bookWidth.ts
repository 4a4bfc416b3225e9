/** How narrow a column of the shelf may become, the same for books and for their places. */
export const BOOK_WIDTH = 'clamp(8rem, 15vw, 11.5rem)';
