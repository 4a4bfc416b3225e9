import { useCallback } from 'react';
import type { SessionUser } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { TextArea, TextField } from '@lectern/shared/ui';
import { applicationQuery } from '../data/applicationQuery';
import type { NewApplication } from '../data/teacherApplications';
import { formWords } from '../text/form.en';
import { teachWords } from '../text/teach.en';
import { useText } from '../text/useText';
import { FormFrame } from './form/FormFrame';
import { useDraft } from './form/useDraft';
import { useSendingForm } from './form/useSendingForm';

/**
 * The form to apply with. What is written is kept on this device until it is sent; then the application itself takes
 * the form's place.
 */
export function ApplicationForm({ user: { uid, displayName } }: { user: SessionUser }) {
  const { form: text, status } = useText(teachWords);
  const words = useText(formWords);
  const queries = useQueryClient();
  const draft = useDraft('application', uid, { name: displayName, topic: '', experience: '', sample: '' });
  const load = useCallback(async () => {
    const { judge, sendApplication } = await import('../data/teacherApplications');
    const send = async (application: NewApplication): Promise<void> => {
      await sendApplication(uid, application);
      await queries.invalidateQueries(applicationQuery(uid));
    };
    return { judge, send };
  }, [uid, queries]);
  const { frame, field } = useSendingForm({ load, draft, announcement: status.submitted.title });
  return (
    <FormFrame {...frame} label={text.title} submitLabel={text.send}>
      <TextField label={words.name} autoComplete="name" required {...field('name')} />
      <TextField label={text.topic} hint={text.topicHint} required {...field('topic')} />
      <TextArea label={text.experience} required {...field('experience')} />
      <TextField label={text.sample} hint={text.sampleHint} optional type="url" inputMode="url" {...field('sample')} />
    </FormFrame>
  );
}
