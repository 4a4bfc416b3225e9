import type { BaseTexts, SearchBoxText } from '@lectern/shared/languages';
import type { TranslationsOf } from '@lectern/shared/translations';
import type { accountText } from './account.en';
import type { deferredText } from './deferred.en';
import type { errorScreensText } from './errorScreens.en';
import type { noticesText } from './notices.en';
import type { otherSignInText } from './otherSignIn.en';
import type { shellText } from './shell.en';
import type { signOutText } from './signOut.en';

/** The translations that a complete language of the shell has. */
export type Texts = TranslationsOf<
  BaseTexts & {
    searchBox: SearchBoxText;
    account: typeof accountText;
    deferred: typeof deferredText;
    errorScreens: typeof errorScreensText;
    notices: typeof noticesText;
    otherSignIn: typeof otherSignInText;
    shell: typeof shellText;
    signOut: typeof signOutText;
  }
>;
