/** File name of the database within a home folder. */
export const DATABASE_FILE = 'lectern.db';

/** Name of the folder of stored files within a home folder. */
export const FILES_FOLDER = 'files';
