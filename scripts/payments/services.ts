import type { Documents } from '../processing';
import type { Order } from './orders/order';
import type { PaymentProvider } from './provider/paymentProvider';

/** A mail that the processor hands in. A mail with the `key` of an earlier one is the same mail. */
export type PaymentMail = { to: string; subject: string; text: string; link: string | null; kind: string; key: string };

/** Seller and tax on receipts, from `config/seller.json` of the home folder. */
export type Seller = NonNullable<Order['seller']>;
export type SellerSettings = { seller: Seller; tax: { label: string; percent: number } | null };

/** Services that the handlers of payments use. `provider` null takes no payments: free orders still work. */
export type PaymentServices = {
  documents: Documents;
  provider: PaymentProvider | null;
  settings: SellerSettings;
  /** Resolves to name and address of an account, or null when there is none. */
  findAccount: (uid: string) => Promise<{ name: string; email: string | null } | null>;
  /** Hands in a mail durably. Rejects for a malformed address. */
  sendMail: (mail: PaymentMail) => Promise<void>;
  /** Returns true for an address on the site itself, where buyers may be sent back to. */
  isOwnUrl: (url: string) => boolean;
  /** The site's own address, for links in mails. */
  siteUrl: string;
  now: () => Date;
  report: (message: string) => void;
};
