import { createContext, useContext } from 'react';
import { en, type ShellText } from './en';

/** The words in the visitor's language; English unless a provider says otherwise. */
export const TextContext = createContext<ShellText>(en);

/** Every word that the shell shows. */
export function useText(): ShellText {
  return useContext(TextContext);
}
