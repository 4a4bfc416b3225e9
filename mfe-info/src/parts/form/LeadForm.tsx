import { useUser, type SessionUser } from '@lectern/shared/host';
import { TextArea, TextField } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { businessText } from '../../text/business.en';
import { formText } from '../../text/form.en';
import { FormFrame } from './FormFrame';
import { SentPanel } from './SentPanel';
import { useDraft } from './useDraft';
import { useSubmitForm } from './useSubmitForm';
import * as styles from './Form.module.css';

const load = () => import('../../data/businessLeads');

/** Enquiry form for companies. Its draft is stored on this device until it is sent. */
export function LeadForm() {
  const user = useUser();
  return <EnquiryForm key={user?.uid ?? ''} user={user} />;
}

function EnquiryForm({ user }: { user: SessionUser | null }) {
  const text = useText(businessText).form;
  const form = useText(formText);
  const draft = useDraft('enquiry', user?.uid ?? null, {
    company: '',
    name: user?.displayName ?? '',
    email: user?.email ?? '',
    seats: '',
    message: '',
  });
  const { frame, field, sent, startOver } = useSubmitForm({ load, draft, announcement: text.sent.title });
  if (sent)
    return (
      <SentPanel
        title={text.sent.title}
        body={text.sent.body(sent.email)}
        again={text.sent.again}
        onAgain={startOver}
      />
    );
  return (
    <FormFrame {...frame} label={text.title} submitLabel={text.send}>
      <div className={styles.pair}>
        <TextField label={text.company} autoComplete="organization" required {...field('company')} />
        <TextField label={text.seats} inputMode="numeric" autoComplete="off" required {...field('seats')} />
      </div>
      <div className={styles.pair}>
        <TextField label={form.name} autoComplete="name" required {...field('name')} />
        <TextField label={form.email} type="email" autoComplete="email" required {...field('email')} />
      </div>
      <TextArea label={text.message} optional {...field('message')} />
    </FormFrame>
  );
}
