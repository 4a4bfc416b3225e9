import type { MailDelivery, SignInMethod } from '@lectern/backend';
import type { LogLevel } from '../../server';
import { logLevelOf } from './logLevel';
import { mailDelivery } from './mailDelivery';
import { signInMethods } from './signInMethods';
import { servedAddressOf, type ServedAddress, type SiteOptions } from './siteOptions';
import { storageLimits, type StorageLimits } from './storageLimits';
import { homeOf } from './storeOptions';

/** The address of a site with the embedded backend. */
type EmbeddedAddress = ServedAddress & {
  home: string;
  mail: MailDelivery | null;
  signIn: readonly SignInMethod[];
  storage: StorageLimits;
  logLevel: LogLevel;
};

/** Reads the options of a site with the embedded backend. Rejects as `servedAddressOf` does. */
export async function embeddedAddressOf(options: SiteOptions): Promise<EmbeddedAddress> {
  const address = await servedAddressOf(options);
  const { LECTERN_SMTP: smtp, LECTERN_MAIL_FROM: from, LECTERN_SIGN_IN, LECTERN_LOG_LEVEL } = process.env;
  return {
    ...address,
    home: homeOf(options),
    mail: mailDelivery({ smtp: options.smtp, from: options.mailFrom }, { smtp, from }, address.origin),
    signIn: signInMethods(options.signIn, LECTERN_SIGN_IN),
    storage: storageOf(options),
    logLevel: logLevelOf(options.logLevel, LECTERN_LOG_LEVEL, 'error'),
  };
}

function storageOf({ storagePerAccount, storagePerTeacher }: SiteOptions): StorageLimits {
  const { LECTERN_STORAGE_PER_ACCOUNT, LECTERN_STORAGE_PER_TEACHER } = process.env;
  return storageLimits(
    { flag: storagePerAccount, variable: LECTERN_STORAGE_PER_ACCOUNT },
    { flag: storagePerTeacher, variable: LECTERN_STORAGE_PER_TEACHER },
  );
}
