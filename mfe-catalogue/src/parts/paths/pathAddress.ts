/** Address of the list of all learning paths. */
export const ALL_PATHS = '/all-courses?view=paths';

/** Returns the address of a learning path. */
export const pathAddress = (id: string): string => `/all-courses?path=${id}`;
