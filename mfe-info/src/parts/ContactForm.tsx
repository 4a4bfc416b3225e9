import { useUser } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { FormStatus, Select, TextArea, TextField } from '@lectern/shared/ui';
import { contactWords } from '../text/contact.en';
import { formWords } from '../text/form.en';
import { useText } from '../text/useText';
import { FormFrame } from './form/FormFrame';
import { SentPanel } from './form/SentPanel';
import { TrapField } from './form/TrapField';
import { useSendingForm } from './form/useSendingForm';
import classes from './form/form.module.css';

const load = () => import('../data/contactMessages');

/** The contact form. `topic` is chosen beforehand where it is one of the known ones. */
export function ContactForm({ topic }: { topic: string | null }) {
  const contact = useText(contactWords);
  const words = useText(formWords);
  const user = useUser();
  const topics = Object.entries(contact.topics).map(([value, label]) => ({ value, label }));
  const { frame, field, errors, sent, startOver } = useSendingForm({
    load,
    initial: { name: user?.displayName ?? '', email: user?.email ?? '', topic: topics.find(({ value }) => value === topic)?.value ?? '', message: '', website: '' },
    announcement: contact.sent.title,
  });
  if (sent) return <SentPanel title={contact.sent.title} body={contact.sent.body(sent.email)} again={contact.sent.again} onAgain={startOver} />;
  return (
    <FormFrame {...frame} label={contact.title} submitLabel={contact.send}>
      <div className={classes.pair}>
        <TextField label={words.name} autoComplete="name" required {...field('name')} />
        <TextField label={words.email} type="email" autoComplete="email" required {...field('email')} />
      </div>
      <Select label={contact.topic} placeholder={contact.topicPlaceholder} required options={topics} {...field('topic')} />
      <TextArea label={words.message} required hint={contact.messageHint} {...field('message')} />
      <TrapField name="website" refused={errors.honeypot ? errors : null} />
      {errors.honeypot && <FormStatus tone="warning">{errors.honeypot}</FormStatus>}
      <p className={classes.note}>{contact.privacy} <Link to="/privacy_policy">{contact.privacyLink}</Link>.</p>
    </FormFrame>
  );
}
