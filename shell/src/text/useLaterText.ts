import { createContext, useContext } from 'react';
import { later } from './later';

/** The words of the later parts in one language. */
export type LaterText = typeof later;

/** Beside the shell's other words, so that they come with the later parts and not with every first page. */
const LaterTextContext = createContext<LaterText>(later);

/** Every word of the later parts. */
export function useLaterText(): LaterText {
  return useContext(LaterTextContext);
}
