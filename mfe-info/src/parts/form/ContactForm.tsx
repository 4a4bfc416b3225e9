import { useUser, type SessionUser } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { FormStatus, Select, TextArea, TextField } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { contactText } from '../../text/contact.en';
import { formText } from '../../text/form.en';
import { FormFrame } from './FormFrame';
import { SentPanel } from './SentPanel';
import { HoneypotField } from './HoneypotField';
import { useDraft } from './useDraft';
import { useSubmitForm } from './useSubmitForm';
import * as styles from './Form.module.css';

const load = () => import('../../data/contactMessages');

/** Contact form. `topic` preselects a known topic, unless a draft is stored on this device. */
export function ContactForm({ topic }: { topic: string | null }) {
  const user = useUser();
  return <MessageForm key={user?.uid ?? ''} user={user} topic={topic} />;
}

function MessageForm({ user, topic }: { user: SessionUser | null; topic: string | null }) {
  const contact = useText(contactText);
  const { frame, field, errors, sent, startOver } = useMessageForm(user, topic);
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
      <MessageFields field={field} />
      <HoneypotField name="website" rejection={errors.honeypot ? errors : null} />
      {errors.honeypot && <FormStatus tone="warning">{errors.honeypot}</FormStatus>}
      <p className={styles.note}>
        {contact.privacy} <Link to="/privacy_policy">{contact.privacyLink}</Link>.
      </p>
    </FormFrame>
  );
}

function useMessageForm(user: SessionUser | null, topic: string | null) {
  const { topics, sent } = useText(contactText);
  const linked = topic !== null && Object.hasOwn(topics, topic) ? topic : '';
  const draft = useDraft('contact', user?.uid ?? null, {
    name: user?.displayName ?? '',
    email: user?.email ?? '',
    topic: linked,
    message: '',
    website: '',
  });
  return useSubmitForm({
    load,
    draft: { ...draft, initial: { ...draft.initial, topic: draft.initial.topic || linked } },
    announcement: sent.title,
  });
}

function MessageFields({ field }: Pick<ReturnType<typeof useMessageForm>, 'field'>) {
  const contact = useText(contactText);
  const form = useText(formText);
  const topics = Object.entries(contact.topics).map(([value, label]) => ({ value, label }));
  return (
    <>
      <div className={styles.pair}>
        <TextField label={form.name} autoComplete="name" required {...field('name')} />
        <TextField label={form.email} type="email" autoComplete="email" required {...field('email')} />
      </div>
      <Select
        label={contact.topic}
        placeholder={contact.topicPlaceholder}
        required
        options={topics}
        {...field('topic')}
      />
      <TextArea label={form.message} required hint={contact.messageHint} {...field('message')} />
    </>
  );
}
