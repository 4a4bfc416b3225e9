import type { SiteConfig } from './boot';

/** Returns true when something can be bought on the site. */
export const takesPayments = ({ payments = 'none' }: Pick<SiteConfig, 'payments'>): boolean => payments !== 'none';
