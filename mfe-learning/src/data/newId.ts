const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Returns a random document id of 20 characters. The client chooses ids, so that sending a document twice creates only
 * one.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => ALPHABET[byte & 63]).join('');
