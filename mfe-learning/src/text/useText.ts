import { en } from './en';

/** The words of this remote, in the language of the page. */
export type Words = typeof en;

/** The words that this remote's screens show. */
export function useText(): Words {
  return en;
}
