import { useState } from 'react';
import type { CheckoutSession } from '@lectern/shared/domain';
import { readDraft, saveDraft, type DraftFaults, type ReviewDraft } from './reviewDraft';
import type { PaymentProblem } from './usePayment';

/** State of the review form of an account: the draft, its faults, and the server's answer to the draft. */
export function useReviewForm(uid: string) {
  const [draft, setDraft] = useState(() => readDraft(uid));
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [answer, setAnswer] = useState<CheckoutSession | null>(null);
  const [problem, setProblem] = useState<PaymentProblem | 'lines' | null>(null);
  /** Changes the draft. An earlier answer no longer applies. */
  const change = (changes: Partial<ReviewDraft>): void => {
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(uid, next);
    setAnswer(null);
    setProblem(null);
    setFaults((found) => withoutFields(found, Object.keys(changes)));
  };
  const accept = (accepts: boolean): void => {
    setAcceptsTerms(accepts);
    setFaults((found) => withoutFields(found, ['terms']));
  };
  return { draft, change, acceptsTerms, accept, faults, setFaults, answer, setAnswer, problem, setProblem };
}

/** The form of the review. */
export type ReviewForm = ReturnType<typeof useReviewForm>;

const withoutFields = (faults: DraftFaults, fields: readonly string[]): DraftFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));
