/** The words of the enrol screen before it is known for which course. */
export const enrollScreenWords = { title: 'Enrol' } as const;
