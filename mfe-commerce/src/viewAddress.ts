/** What `/books` shows: the shelf, a book's page, the reader, or that what the address names is no book. */
export type BooksView = { kind: 'shelf' | 'none' } | { kind: 'book' | 'read'; id: string };

const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Reads the view from the query string. An empty parameter is none. */
export function readView(query: URLSearchParams): BooksView {
  for (const kind of ['read', 'book'] as const) {
    const id = query.get(kind);
    if (id) return ID.test(id) ? { kind, id } : { kind: 'none' };
  }
  return { kind: 'shelf' };
}

/** The address of a book's page. */
export const bookPath = (id: string): string => `/books?book=${encodeURIComponent(id)}`;

/** The address of a book's reader, at a place of it. */
export const readPath = (id: string, place?: string): string =>
  `/books?read=${encodeURIComponent(id)}${place ? `&at=${encodeURIComponent(place)}` : ''}`;

/** Where to sign in and come back to `path` from. */
export const signInTo = (path: string): string => `/sign_in?next=${encodeURIComponent(path)}`;
