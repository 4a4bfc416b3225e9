import { useState, type SyntheticEvent } from 'react';
import { reasonOf } from '../frame/reasonOf';
import type { SessionUser } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, focusFirst, FormStatus, TextField } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { createCourse } from '../data/drafts';
import * as styles from './MyCourses.module.css';

type Props = { user: SessionUser; open: boolean; onClose: () => void };

/** Dialog that creates a course from its title, and opens its draft. */
export function CreateCourse({ user, open, onClose }: Props) {
  const text = useText(studioText).create;
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <CreateForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function CreateForm({ user, onClose }: Omit<Props, 'open'>) {
  const text = useText(studioText).create;
  const { title, type, error, failure, isBusy, submit } = useCreate(user, onClose);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        ref={focusFirst}
        label={text.name}
        hint={text.hint}
        required
        maxLength={120}
        value={title}
        error={error}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {failure !== null && <FormStatus tone="error">{failure}</FormStatus>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

function useCreate(user: SessionUser, onClose: () => void) {
  const text = useText(studioText).create;
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const type = (typed: string): void => {
    setTitle(typed);
    setError(undefined);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const name = title.trim();
    if (name.length < 3 || name.length > 120) {
      setError(text.error);
      return;
    }
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const id = await createCourse(user.uid, name, document.documentElement.lang || 'en');
      onClose();
      await navigate({ search: new URLSearchParams({ course: id }).toString() });
    } catch (cause) {
      setFailure(text.failed(reasonOf(cause)));
      setIsBusy(false);
    }
  };
  return { title, type, error, failure, isBusy, submit };
}
