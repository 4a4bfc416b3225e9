/** Returns a number with its noun, such as `1 order` or `1,200 orders`; `plural` for nouns that take more than an s. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;
