const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns a random id of 20 characters: chosen on the device, so that sending a post twice creates only one. */
export const newPostId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => ALPHABET[byte & 63]).join('');
