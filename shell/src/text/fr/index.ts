import { base, searchBox } from '@lectern/shared/languages/fr';
import type { Texts } from '../texts';
import { account } from './account';
import { deferred } from './deferred';
import { errorScreens } from './errorScreens';
import { notices } from './notices';
import { otherSignIn } from './otherSignIn';
import { shell } from './shell';

const french: Texts = {
  ...base,
  searchBox,
  account,
  deferred,
  errorScreens,
  notices,
  otherSignIn,
  shell,
  signOut: () => ({ failed: 'La déconnexion a échoué. Veuillez réessayer.' }),
};
export default french;
