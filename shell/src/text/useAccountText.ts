import { createContext, useContext } from 'react';
import { account } from './account';

/** The words of the account screens in one language. */
export type AccountText = typeof account;

/** Beside the shell's other words, so that they come with the account screens and not with every first page. */
const AccountTextContext = createContext<AccountText>(account);

/** Every word of the account screens. */
export function useAccountText(): AccountText {
  return useContext(AccountTextContext);
}
