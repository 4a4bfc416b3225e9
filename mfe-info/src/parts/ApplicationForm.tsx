import { useEffect } from 'react';
import { teacherApplication } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { TextArea, TextField } from '@lectern/shared/ui';
import { getApplicationDraft, saveApplicationDraft, type ApplicationDraft } from '../data/applicationDraft';
import { applicationQuery, sendApplication, type NewApplication } from '../data/teacherApplications';
import { useText } from '../text/useText';
import { explainedResolver } from './form/explainedResolver';
import { FormFrame } from './form/FormFrame';
import { useSendingForm } from './form/useSendingForm';

const prepare = ({ name, topic, experience, sample }: ApplicationDraft) => ({
  name: name.trim(), topic: topic.trim(), experience: experience.trim(), sample: sample.trim() === '' ? null : sample.trim(),
});

/** The form to apply with. What is written is kept on this device until it is sent; then the application itself takes the form's place. */
export function ApplicationForm({ user }: { user: SessionUser }) {
  const { teach, form: words } = useText();
  const text = teach.form;
  const queries = useQueryClient();
  const send = async (application: NewApplication): Promise<void> => {
    await sendApplication(user.uid, application);
    saveApplicationDraft(user.uid, null);
    await queries.invalidateQueries(applicationQuery(user.uid));
  };
  const { form, submit, isSending, failure } = useSendingForm<ApplicationDraft, NewApplication>({
    resolver: explainedResolver(teacherApplication, prepare, { name: words.errors.name, ...text.errors }),
    defaultValues: getApplicationDraft(user.uid) ?? { name: user.displayName, topic: '', experience: '', sample: '' },
    send,
    announcement: teach.status.submitted.title,
  });
  useEffect(() => form.subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ values, isDirty }) => { if (isDirty) saveApplicationDraft(user.uid, values); },
  }), [form, user.uid]);
  const { errors } = form.formState;
  return (
    <FormFrame submit={submit} isSending={isSending} failure={failure} label={text.title} submitLabel={text.send}>
      <TextField label={words.name} autoComplete="name" required {...form.register('name')} error={errors.name?.message} />
      <TextField label={text.topic} hint={text.topicHint} required {...form.register('topic')} error={errors.topic?.message} />
      <TextArea label={text.experience} required {...form.register('experience')} error={errors.experience?.message} />
      <TextField label={text.sample} hint={text.sampleHint} optional type="url" inputMode="url" {...form.register('sample')} error={errors.sample?.message} />
    </FormFrame>
  );
}
