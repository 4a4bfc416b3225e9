import { base, searchBox } from '@lectern/shared/languages/de';
import type { Texts } from '../texts';
import { account } from './account';
import { deferred } from './deferred';
import { instead } from './instead';
import { notices } from './notices';
import { otherSignIn } from './otherSignIn';
import { shell } from './shell';

const german: Texts = {
  ...base,
  searchBox,
  account,
  deferred,
  instead,
  notices,
  otherSignIn,
  shell,
  signOut: () => ({ failed: 'Die Abmeldung hat nicht geklappt. Versuche es bitte erneut.' }),
};
export default german;
