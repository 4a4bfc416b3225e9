import { base, searchBox } from '@lectern/shared/languages/de';
import type { Texts } from '../texts';
import { account } from './account';
import { deferred } from './deferred';
import { errorScreens } from './errorScreens';
import { notices } from './notices';
import { otherSignIn } from './otherSignIn';
import { shell } from './shell';

const german: Texts = {
  ...base,
  searchBox,
  account,
  deferred,
  errorScreens,
  notices,
  otherSignIn,
  shell,
  signOut: () => ({ failed: 'Die Abmeldung hat nicht geklappt. Versuche es bitte erneut.' }),
};
export default german;
