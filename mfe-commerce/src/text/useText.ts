import { en } from './en';

/** The words that this remote's screens show. */
export function useText(): typeof en {
  return en;
}
