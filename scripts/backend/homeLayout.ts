/** The database of a home folder. */
export const databaseFile = 'lectern.db';

/** The folder of stored files within a home folder. */
export const filesFolder = 'files';
