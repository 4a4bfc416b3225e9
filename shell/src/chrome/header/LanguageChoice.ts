/** The site's languages as BCP 47 tags, the one in use, and the function that switches to another. */
export type LanguageChoice = { tags: readonly string[]; chosen: string; choose: (language: string) => void };
