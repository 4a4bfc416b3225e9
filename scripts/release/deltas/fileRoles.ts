/** The hash in a file's name, which changes with its content: `.dd879396f1` in `shell.dd879396f1.js`. */
const CONTENT_HASH = /\.[\da-f]{8,}(?=\.)/;
const DICTIONARY = /\.(m?js|css)$/;
/** Rendered from by the gateway alone. */
const SERVER_FILE = 'server.js';

/** Returns true for a file of a bundle that browsers load, and that the next release's deltas can build upon. */
export function isDictionary(file: string): boolean {
  return DICTIONARY.test(file) && file !== SERVER_FILE;
}

/** Returns what a file's name has in common with its namesakes in other releases: `shell.*.js`. */
export function roleOf(file: string): string {
  return file.replace(CONTENT_HASH, '.*');
}

/**
 * Returns the `Use-As-Dictionary` header of a bundle's file: browsers name it in requests for the same role in any
 * release. Source: RFC 9842, section 2.1.
 */
export function useAsDictionary(owner: string, file: string): string {
  return `match="/remotes/${owner}/*/${roleOf(file)}"`;
}

/** Returns the name of the delta of `file` from the dictionary with that sha256, in hexadecimal. */
export function deltaFile(file: string, dictionary: string): string {
  return `${file}.${dictionary.slice(0, 16)}.dcz`;
}
