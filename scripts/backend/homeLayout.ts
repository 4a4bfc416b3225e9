/** File name of the database within a home folder. */
export const DATABASE_FILE = 'lectern.db';

/** Name of the folder of stored files within a home folder. */
export const FILES_FOLDER = 'files';

/** Name of the folder of unfinished uploads within the folder of files. Only its files change in place. */
export const UPLOADS_FOLDER = 'uploads';

/** Modes of everything in a home: mails contain live links, and the database the keys that sign tokens. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/** Folder that a file system keeps at its root: in a home that is a disk of its own, and no part of the site. */
export const DISK_FOLDER = 'lost+found';
