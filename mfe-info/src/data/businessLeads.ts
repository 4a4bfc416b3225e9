import { businessLead, type BusinessLead } from '@lectern/shared/domain';
import { explainedVerdict } from '../parts/form/explainedVerdict';
import type { FormValues, Verdict } from '../parts/form/formRules';
import { leadErrors } from '../text/formErrors.en';

/** Judges what was written into the form for companies. */
export function judge({
  company,
  name,
  email,
  seats,
  message,
}: FormValues<'company' | 'name' | 'email' | 'seats' | 'message'>): Verdict<BusinessLead> {
  const made = {
    company: company.trim(),
    name: name.trim(),
    email: email.trim(),
    seats: seats.trim() === '' ? NaN : Number(seats),
    message: message.trim(),
  };
  return explainedVerdict(businessLead, made, leadErrors);
}

/** Stores a company's enquiry at `businessLeads/{id}`. Rejects with a BackendError when it was not stored. */
export async function send(lead: BusinessLead): Promise<void> {
  const { addDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await addDocument('businessLeads', { ...lead, createdAt: serverTime });
}
