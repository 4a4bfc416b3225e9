/** File name of a remote's entry in its bundle. Its URL contains the version, so the name needs no hash. */
export const ENTRY_FILE = 'remoteEntry.js';
