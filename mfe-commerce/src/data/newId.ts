/**
 * Returns a random document id of 32 characters. The client chooses ids, so that sending a document twice creates only
 * one.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
