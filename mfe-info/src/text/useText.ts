import { en } from './en';

/** The words of this remote, in the language of the page. */
export type Words = typeof en;

/** The words that this remote's screens show. The privacy policy has its own file, which only its screen loads. */
export function useText(): Words {
  return en;
}
