import { businessLead, type BusinessLead } from '@lectern/shared/domain';
import { checkFields } from '../rules/checkFields';
import type { FormValues, Verdict } from '../rules/FormRules';
import { textOf } from '@lectern/shared/text';
import { leadErrorText } from '../text/formErrors.en';

/** Checks the form for companies. */
export function judge({
  company,
  name,
  email,
  seats,
  message,
}: FormValues<'company' | 'name' | 'email' | 'seats' | 'message'>): Verdict<BusinessLead> {
  const lead = {
    company: company.trim(),
    name: name.trim(),
    email: email.trim(),
    seats: seats.trim() === '' ? NaN : Number(seats),
    message: message.trim(),
  };
  return checkFields(businessLead, lead, textOf(leadErrorText));
}

/** Stores a company's enquiry at `businessLeads/{id}`. Rejects with a BackendError. */
export async function send(lead: BusinessLead): Promise<void> {
  const { addDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await addDocument('businessLeads', { ...lead, createdAt: serverTime });
}
