import { isEmailAddress } from '@lectern/shared/domain';
import { parseJson } from '@lectern/shared/sync';

/** The fields that the buyer fills in on the review page of a checkout. */
export type ReviewDraft = { coupon: string; isGift: boolean; email: string; message: string };

/** Maximum number of characters of a gift's message. */
export const MESSAGE_LENGTH = 500;

const KEY = 'lectern.checkout';
const BLANK: ReviewDraft = { coupon: '', isGift: false, email: '', message: '' };

/** Returns the account's draft in this tab, so that nothing typed is lost on the way back from the payment page. */
export function readDraft(uid: string): ReviewDraft {
  const stored = (parseJson(readTab()) ?? {}) as Record<string, unknown>;
  if (stored.uid !== uid) return BLANK;
  const text = (name: string): string => (typeof stored[name] === 'string' ? stored[name] : '');
  return { coupon: text('coupon'), isGift: stored.isGift === true, email: text('email'), message: text('message') };
}

/** Stores the account's draft for this tab; null removes it. Does nothing where storage is blocked. */
export function saveDraft(uid: string, draft: ReviewDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify({ ...draft, uid }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The form itself still holds the input.
  }
}

function readTab(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Faults of a draft by field. The values are keys of the checkout's texts. */
export type DraftFaults = {
  email?: 'emailMissing' | 'emailInvalid';
  message?: 'messageLong';
  coupon?: 'couponInvalid' | 'couponRefused';
  terms?: 'termsMissing';
};

/** Returns the faults of a draft; empty when it can be sent. */
export function faultsOf(
  { coupon, isGift, email, message }: ReviewDraft,
  { acceptsTerms }: { acceptsTerms: boolean },
): DraftFaults {
  const faults: DraftFaults = {};
  if (isGift && email.trim() === '') faults.email = 'emailMissing';
  else if (isGift && !isEmailAddress(email.trim())) faults.email = 'emailInvalid';
  if (isGift && message.trim().length > MESSAGE_LENGTH) faults.message = 'messageLong';
  if (!/^[A-Za-z0-9_-]{0,40}$/.test(coupon.trim())) faults.coupon = 'couponInvalid';
  if (!acceptsTerms) faults.terms = 'termsMissing';
  return faults;
}
