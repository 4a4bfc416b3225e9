import { base, searchBox } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { account } from './account';
import { deferred } from './deferred';
import { errorScreens } from './errorScreens';
import { notices } from './notices';
import { otherSignIn } from './otherSignIn';
import { shell } from './shell';

const arabic: Texts = {
  ...base,
  searchBox,
  account,
  deferred,
  errorScreens,
  notices,
  otherSignIn,
  shell,
  signOut: () => ({ failed: 'لم ينجح تسجيل الخروج. يُرجى المحاولة مجددًا.' }),
};
export default arabic;
