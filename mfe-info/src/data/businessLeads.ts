import { businessLead, type BusinessLead } from '@lectern/shared/domain';
import { checkFields } from '../rules/checkFields';
import type { FormValues, ValidationResult } from '../rules/FormRules';
import { wholeNumber } from '../rules/wholeNumber';
import { textOf } from '@lectern/shared/text';
import { leadErrorText } from '../text/formErrors.en';

/** Validates the form for companies. */
export function validate({
  company,
  name,
  email,
  seats,
  message,
}: FormValues<'company' | 'name' | 'email' | 'seats' | 'message'>): ValidationResult<BusinessLead> {
  const lead = {
    company: company.trim(),
    name: name.trim(),
    email: email.trim(),
    seats: wholeNumber(seats),
    message: message.trim(),
  };
  return checkFields(businessLead, lead, textOf(leadErrorText));
}

/** Stores a company's enquiry at `businessLeads/{id}`. Rejects with a BackendError. */
export async function send(lead: BusinessLead): Promise<void> {
  const [{ addDocument, serverTime }, { getCallerUid }] = await Promise.all([
    import('@lectern/shared/firebase/documents'),
    import('@lectern/shared/firebase/auth'),
  ]);
  await addDocument('businessLeads', { ...lead, uid: await getCallerUid(), status: 'new', createdAt: serverTime });
}
