import { base, searchBox } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { account } from './account';
import { deferred } from './deferred';
import { instead } from './instead';
import { notices } from './notices';
import { otherSignIn } from './otherSignIn';
import { shell } from './shell';

const arabic: Texts = {
  ...base,
  searchBox,
  account,
  deferred,
  instead,
  notices,
  otherSignIn,
  shell,
  signOut: () => ({ failed: 'لم ينجح تسجيل الخروج. يُرجى المحاولة مجددًا.' }),
};
export default arabic;
