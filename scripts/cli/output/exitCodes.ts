/** Exit codes of every command: done, refused, wrong usage, and a store that can't be read or written. */
export const EXIT = { done: 0, refused: 1, usage: 2, store: 3 } as const;
