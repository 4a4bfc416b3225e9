import { useUser, type SessionUser } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { FormStatus, Select, TextArea, TextField } from '@lectern/shared/ui';
import { contactWords } from '../text/contact.en';
import { formWords } from '../text/form.en';
import { useText } from '../text/useText';
import { FormFrame } from './form/FormFrame';
import { SentPanel } from './form/SentPanel';
import { TrapField } from './form/TrapField';
import { useDraft } from './form/useDraft';
import { useSendingForm } from './form/useSendingForm';
import classes from './form/form.module.css';

const load = () => import('../data/contactMessages');

/**
 * The contact form. `topic` is chosen beforehand where it is one of the known ones and nothing was written before. What
 * is written is kept on this device until it is sent.
 */
export function ContactForm({ topic }: { topic: string | null }) {
  const user = useUser();
  return <MessageForm key={user?.uid ?? ''} user={user} topic={topic} />;
}

function MessageForm({ user, topic }: { user: SessionUser | null; topic: string | null }) {
  const contact = useText(contactWords);
  const words = useText(formWords);
  const topics = Object.entries(contact.topics).map(([value, label]) => ({ value, label }));
  const linked = topics.find(({ value }) => value === topic)?.value ?? '';
  const draft = useDraft('contact', user?.uid ?? null, {
    name: user?.displayName ?? '',
    email: user?.email ?? '',
    topic: linked,
    message: '',
    website: '',
  });
  const { frame, field, errors, sent, startOver } = useSendingForm({
    load,
    draft: { ...draft, initial: { ...draft.initial, topic: draft.initial.topic || linked } },
    announcement: contact.sent.title,
  });
  if (sent)
    return (
      <SentPanel
        title={contact.sent.title}
        body={contact.sent.body(sent.email)}
        again={contact.sent.again}
        onAgain={startOver}
      />
    );
  return (
    <FormFrame {...frame} label={contact.title} submitLabel={contact.send}>
      <div className={classes.pair}>
        <TextField label={words.name} autoComplete="name" required {...field('name')} />
        <TextField label={words.email} type="email" autoComplete="email" required {...field('email')} />
      </div>
      <Select
        label={contact.topic}
        placeholder={contact.topicPlaceholder}
        required
        options={topics}
        {...field('topic')}
      />
      <TextArea label={words.message} required hint={contact.messageHint} {...field('message')} />
      <TrapField name="website" refused={errors.honeypot ? errors : null} />
      {errors.honeypot && <FormStatus tone="warning">{errors.honeypot}</FormStatus>}
      <p className={classes.note}>
        {contact.privacy} <Link to="/privacy_policy">{contact.privacyLink}</Link>.
      </p>
    </FormFrame>
  );
}
