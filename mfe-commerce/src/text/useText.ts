/**
 * The words of one part of this remote (`text/<part>.en.ts`), in the language of the page. Each part of a screen
 * imports the words that it shows, so that none loads another's.
 */
export function useText<Words>(words: Words): Words {
  return words;
}
