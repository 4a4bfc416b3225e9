import type { Backend, Exposure } from '@lectern/backend';
import { openPayments, PaymentSettingsError, type Payments } from '../../payments';
import { UsageError } from '../options/UsageError';

/** Options of a site's payments. `origin` is the address that visitors use. */
type Options = { home: string; origin: string; exposure: Exposure; warn: (message: string) => void };

/** Opens the payments of a site, as its environment says. Rejects with a UsageError for an unusable configuration. */
export async function openSitePayments(backend: Backend, { home, origin, exposure, warn }: Options): Promise<Payments> {
  try {
    return await openPayments(backend, { home, origin, exposure, report: warn });
  } catch (error) {
    if (error instanceof PaymentSettingsError) throw new UsageError(error.message, error.fix);
    throw error;
  }
}
