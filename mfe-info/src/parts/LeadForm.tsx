import { businessLead, type BusinessLead } from '@lectern/shared/domain';
import { useUser } from '@lectern/shared/host';
import { TextArea, TextField } from '@lectern/shared/ui';
import { sendBusinessLead } from '../data/businessLeads';
import { useText } from '../text/useText';
import { explainedResolver } from './form/explainedResolver';
import { FormFrame } from './form/FormFrame';
import { SentPanel } from './form/SentPanel';
import { useSendingForm } from './form/useSendingForm';
import classes from './form/form.module.css';

type Values = { company: string; name: string; email: string; seats: string; message: string };

const prepare = ({ company, name, email, seats, message }: Values) => ({
  company: company.trim(), name: name.trim(), email: email.trim(), seats: seats.trim() === '' ? NaN : Number(seats), message: message.trim(),
});

/** The form for companies. */
export function LeadForm() {
  const { business, form: words } = useText();
  const text = business.form;
  const user = useUser();
  const { form, sent, startOver, ...sending } = useSendingForm<Values, BusinessLead>({
    resolver: explainedResolver(businessLead, prepare, { ...words.errors, ...text.errors }),
    defaultValues: { company: '', name: user?.displayName ?? '', email: user?.email ?? '', seats: '', message: '' },
    send: sendBusinessLead,
    announcement: text.sent.title,
  });
  const { errors } = form.formState;
  if (sent) return <SentPanel title={text.sent.title} body={text.sent.body(sent.email)} again={text.sent.again} onAgain={startOver} />;
  return (
    <FormFrame {...sending} label={text.title} submitLabel={text.send}>
      <div className={classes.pair}>
        <TextField label={text.company} autoComplete="organization" required {...form.register('company')} error={errors.company?.message} />
        <TextField label={text.seats} inputMode="numeric" autoComplete="off" required {...form.register('seats')} error={errors.seats?.message} />
      </div>
      <div className={classes.pair}>
        <TextField label={words.name} autoComplete="name" required {...form.register('name')} error={errors.name?.message} />
        <TextField label={words.email} type="email" autoComplete="email" required {...form.register('email')} error={errors.email?.message} />
      </div>
      <TextArea label={text.message} optional {...form.register('message')} error={errors.message?.message} />
    </FormFrame>
  );
}
