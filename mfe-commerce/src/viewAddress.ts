/** View of `/books`: the shelf, a book's page, the reader, or `none` for an invalid book id. */
export type BooksView = { kind: 'shelf' | 'none' } | { kind: 'book' | 'read'; id: string };

const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Parses the view from the query string. An empty parameter counts as absent. */
export function readView(query: URLSearchParams): BooksView {
  for (const kind of ['read', 'book'] as const) {
    const id = query.get(kind);
    if (id) return ID.test(id) ? { kind, id } : { kind: 'none' };
  }
  return { kind: 'shelf' };
}

/** Returns the address of a book's page. */
export const bookPath = (id: string): string => `/books?book=${encodeURIComponent(id)}`;

/** Returns the address of a book's reader, at a position (a locator) in it. */
export const readPath = (id: string, locator?: string): string =>
  `/books?read=${encodeURIComponent(id)}${locator ? `&at=${encodeURIComponent(locator)}` : ''}`;

/** Returns the address of the sign-in screen that leads back to `path`. */
export const signInTo = (path: string): string => `/sign_in?next=${encodeURIComponent(path)}`;
