import type { Payments } from '../../payments';
import { homeOf, type StoreOptions } from '../options/storeOptions';
import { printProgress } from '../output/printResult';
import { openSitePayments } from './sitePayments';
import { withLocalBackend } from './withLocalBackend';

/**
 * Runs `work` with the payments of the site in the home folder, also while that site runs: the site hands in the mails.
 * Rejects with an Error that contains a fix when there is no site yet, or its payments can't be used.
 */
export function withLocalPayments<T>(options: StoreOptions, work: (payments: Payments) => Promise<T>): Promise<T> {
  return withLocalBackend(options, async (backend) => {
    const origin = process.env.LECTERN_ORIGIN || 'http://localhost:4000';
    const warn = (message: string): void => printProgress(`warning: ${message}`);
    return work(await openSitePayments(backend, { home: homeOf(options), origin, exposure: 'local', warn }));
  });
}
