import type { BusinessLead } from '@lectern/shared/domain';

/** Stores a company's enquiry at `businessLeads/{id}`. Rejects with a BackendError when it was not stored. */
export async function sendBusinessLead(lead: BusinessLead): Promise<void> {
  const { addDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await addDocument('businessLeads', { ...lead, createdAt: serverTime });
}
