import { useController } from 'react-hook-form';
import { CONTACT_TOPICS, contactMessage, type ContactMessage } from '@lectern/shared/domain';
import { useUser } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { FormStatus, Select, TextArea, TextField } from '@lectern/shared/ui';
import { sendContactMessage } from '../data/contactMessages';
import { useText } from '../text/useText';
import { explainedResolver } from './form/explainedResolver';
import { FormFrame } from './form/FormFrame';
import { SentPanel } from './form/SentPanel';
import { TrapField } from './form/TrapField';
import { useSendingForm } from './form/useSendingForm';
import classes from './form/form.module.css';

type Values = { name: string; email: string; topic: string; message: string; honeypot: string };

const prepare = ({ name, email, topic, message, honeypot }: Values) => ({ name: name.trim(), email: email.trim(), topic, message: message.trim(), honeypot });

/** The contact form. `topic` is chosen beforehand where it is one of the known ones. */
export function ContactForm({ topic }: { topic: string | null }) {
  const { contact, form: words } = useText();
  const user = useUser();
  const { form, sent, startOver, ...sending } = useSendingForm<Values, ContactMessage>({
    resolver: explainedResolver(contactMessage, prepare, { ...words.errors, ...contact.errors }),
    defaultValues: { name: user?.displayName ?? '', email: user?.email ?? '', topic: CONTACT_TOPICS.find((known) => known === topic) ?? '', message: '', honeypot: '' },
    send: sendContactMessage,
    announcement: contact.sent.title,
  });
  const { field: trap } = useController({ control: form.control, name: 'honeypot' });
  const { errors } = form.formState;
  if (sent) return <SentPanel title={contact.sent.title} body={contact.sent.body(sent.email)} again={contact.sent.again} onAgain={startOver} />;
  const submit = async (): Promise<void> => {
    await sending.submit();
    if (trap.value) form.setValue('honeypot', '');
  };
  return (
    <FormFrame {...sending} submit={submit} label={contact.title} submitLabel={contact.send}>
      <div className={classes.pair}>
        <TextField label={words.name} autoComplete="name" required {...form.register('name')} error={errors.name?.message} />
        <TextField label={words.email} type="email" autoComplete="email" required {...form.register('email')} error={errors.email?.message} />
      </div>
      <Select label={contact.topic} placeholder={contact.topicPlaceholder} required options={CONTACT_TOPICS.map((value) => ({ value, label: contact.topics[value] }))} {...form.register('topic')} error={errors.topic?.message} />
      <TextArea label={words.message} required hint={contact.messageHint} {...form.register('message')} error={errors.message?.message} />
      <TrapField value={trap.value} onChange={trap.onChange} />
      {errors.honeypot && <FormStatus tone="warning">{errors.honeypot.message}</FormStatus>}
      <p className={classes.note}>{contact.privacy} <Link to="/privacy_policy">{contact.privacyLink}</Link>.</p>
    </FormFrame>
  );
}
