/**
 * The words of one part of this remote (`text/<part>.en.ts`), in the language of the page. Each screen imports the
 * parts that it shows, so that no screen loads another's words.
 */
export function useText<Words>(words: Words): Words {
  return words;
}
