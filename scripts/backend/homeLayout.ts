/** File name of the database within a home folder. */
export const DATABASE_FILE = 'lectern.db';

/** Name of the folder of stored files within a home folder. */
export const FILES_FOLDER = 'files';

/** Modes of everything in a home: mails contain live links, and the database the keys that sign tokens. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;
