/** Returns a sentence that ends with one full stop: some messages of errors have one, others none. */
export const withFullStop = (sentence: string): string => sentence.replace(/\.?$/, '.');
