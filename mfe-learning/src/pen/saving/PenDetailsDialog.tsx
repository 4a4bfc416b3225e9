import { useState, type SyntheticEvent } from 'react';
import { Button, Dialog, FormStatus, Select, TextField } from '@lectern/shared/ui';
import type { PenDetails } from '../data/pens';
import { reasonOf } from '../../parts/reasonOf';
import { penDialogWords } from '../../text/pen/penDialogs.en';
import { useText } from '../../text/useText';
import { PenLink } from './PenLink';
import styles from '../pen.module.css';

type Props = {
  open: boolean;
  title: string;
  details: PenDetails;
  busy: boolean;
  error: Error | null;
  /** The pen whose link is shown; null for one that is not saved yet. */
  id: string | null;
  onSubmit: (details: PenDetails) => void;
  onClose: () => void;
};

const VISIBILITIES = ['private', 'unlisted', 'public'] as const;
const LONGEST = 80;

/** Asks what a pen is called and who may open it, and shows its link once it has one. */
export function PenDetailsDialog(props: Props) {
  return (
    <Dialog open={props.open} title={props.title} onClose={props.onClose}>
      <Form {...props} />
    </Dialog>
  );
}

function Form({ details, busy, error, id, onSubmit, onClose }: Props) {
  const text = useText(penDialogWords);
  const [title, setTitle] = useState(details.title);
  const [visibility, setVisibility] = useState(details.visibility);
  const [problem, setProblem] = useState<string>();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const name = title.trim();
    const found = !name ? text.nameMissing : name.length > LONGEST ? text.nameTooLong : undefined;
    setProblem(found);
    if (!found) onSubmit({ title: name, visibility });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={text.name}
        value={title}
        required
        error={problem}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Select
        label={text.visibility}
        value={visibility}
        options={VISIBILITIES.map((value) => ({ value, label: text[`${value}Hint`] }))}
        onChange={(event) =>
          setVisibility(VISIBILITIES.find((value) => value === event.currentTarget.value) ?? 'private')
        }
      />
      {id !== null &&
        (details.visibility === 'private' ? <p className={styles.muted}>{text.linkPrivate}</p> : <PenLink id={id} />)}
      {error && (
        <FormStatus tone="error" title={text.failed}>
          {reasonOf(error)} {text.failedLead}
        </FormStatus>
      )}
      <div className={styles.choices}>
        <Button type="submit" busy={busy}>
          {text.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {id === null ? text.cancel : text.close}
        </Button>
      </div>
    </form>
  );
}
