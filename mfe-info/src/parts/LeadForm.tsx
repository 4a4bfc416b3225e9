import { useUser, type SessionUser } from '@lectern/shared/host';
import { TextArea, TextField } from '@lectern/shared/ui';
import { businessWords } from '../text/business.en';
import { formWords } from '../text/form.en';
import { useText } from '../text/useText';
import { FormFrame } from './form/FormFrame';
import { SentPanel } from './form/SentPanel';
import { useDraft } from './form/useDraft';
import { useSendingForm } from './form/useSendingForm';
import classes from './form/form.module.css';

const load = () => import('../data/businessLeads');

/** The form for companies. What is written is kept on this device until it is sent. */
export function LeadForm() {
  const user = useUser();
  return <EnquiryForm key={user?.uid ?? ''} user={user} />;
}

function EnquiryForm({ user }: { user: SessionUser | null }) {
  const text = useText(businessWords).form;
  const words = useText(formWords);
  const draft = useDraft('enquiry', user?.uid ?? null, {
    company: '',
    name: user?.displayName ?? '',
    email: user?.email ?? '',
    seats: '',
    message: '',
  });
  const { frame, field, sent, startOver } = useSendingForm({ load, draft, announcement: text.sent.title });
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
      <div className={classes.pair}>
        <TextField label={text.company} autoComplete="organization" required {...field('company')} />
        <TextField label={text.seats} inputMode="numeric" autoComplete="off" required {...field('seats')} />
      </div>
      <div className={classes.pair}>
        <TextField label={words.name} autoComplete="name" required {...field('name')} />
        <TextField label={words.email} type="email" autoComplete="email" required {...field('email')} />
      </div>
      <TextArea label={text.message} optional {...field('message')} />
    </FormFrame>
  );
}
