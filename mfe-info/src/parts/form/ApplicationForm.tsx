import { useCallback, useEffect, useRef } from 'react';
import type { SessionUser } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { TextArea, TextField } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import type { ApplicationDraft } from '../../data/applicationDraft';
import { applicationQuery } from '../../data/applicationQuery';
import type { NewApplication } from '../../data/teacherApplications';
import { formText } from '../../text/form.en';
import { teachText } from '../../text/teach.en';
import * as styles from './Form.module.css';
import { FormFrame } from './FormFrame';
import { OtherDraft } from './OtherDraft';
import { useApplicationDraft } from './useApplicationDraft';
import { useDraftChoice } from './useDraftChoice';
import { useSubmitForm } from './useSubmitForm';

type Props = {
  user: SessionUser;
  /** The draft that the account has stored from any device. */
  stored: ApplicationDraft | null;
};

/**
 * Application to teach. Its draft is kept until it is sent; then the application replaces it. Where another device has
 * a different draft, a person chooses one.
 */
export function ApplicationForm({ user: { uid, displayName }, stored }: Props) {
  const blank = { name: displayName, topic: '', experience: '', sample: '' };
  const { other, made, keepOwn, takeOther } = useDraftChoice(uid, blank, stored);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that made the choice is gone.
    if (made > 0) part.current?.querySelector<HTMLElement>('[name]')?.focus();
  }, [made]);
  return (
    <div ref={part} className={styles.form}>
      {other && <OtherDraft draft={other} onKeep={keepOwn} onTake={takeOther} />}
      <DraftedForm key={made} uid={uid} blank={blank} isUndecided={other !== null} />
    </div>
  );
}

type FormProps = { uid: string; blank: ApplicationDraft; isUndecided: boolean };

function DraftedForm({ uid, blank, isUndecided }: FormProps) {
  const { form: text, status } = useText(teachText);
  const shared = useText(formText);
  const queries = useQueryClient();
  const draft = useApplicationDraft(uid, blank, isUndecided);
  const load = useCallback(async () => {
    const { validate, sendApplication } = await import('../../data/teacherApplications');
    const send = async (application: NewApplication): Promise<void> => {
      await sendApplication(uid, application);
      await queries.invalidateQueries(applicationQuery(uid));
    };
    return { validate, send };
  }, [uid, queries]);
  const { frame, field } = useSubmitForm({ load, draft, announcement: status.submitted.title });
  return (
    <FormFrame {...frame} onDiscard={isUndecided ? null : frame.onDiscard} label={text.title} submitLabel={text.send}>
      <TextField label={shared.name} autoComplete="name" required {...field('name')} />
      <TextField label={text.topic} hint={text.topicHint} required {...field('topic')} />
      <TextArea label={text.experience} required {...field('experience')} />
      <TextField label={text.sample} hint={text.sampleHint} optional type="url" inputMode="url" {...field('sample')} />
    </FormFrame>
  );
}
