import { useState, type SyntheticEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, focusFirst, FormStatus, Select, TextField } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { penDialogsText } from '../../text/pen/penDialogs.en';
import type { PenDetails } from '../data/pens';
import * as styles from '../pen.module.css';
import { PenLink } from './PenLink';

type Props = {
  open: boolean;
  title: string;
  details: PenDetails;
  isSaving: boolean;
  error: Error | null;
  /** The pen whose link is shown; null for one that is not saved yet. */
  id: string | null;
  onSubmit: (details: PenDetails) => void;
  onClose: () => void;
};

const VISIBILITIES = ['private', 'unlisted', 'public'] as const;
const MAX_NAME = 80;

/** Dialog for a pen's name and visibility, with its link once it is saved. */
export function PenDetailsDialog(props: Props) {
  return (
    <Dialog open={props.open} title={props.title} onClose={props.onClose}>
      <DetailsForm {...props} />
    </Dialog>
  );
}

function DetailsForm({ details, isSaving, error, id, onSubmit, onClose }: Props) {
  const text = useText(penDialogsText);
  const [name, setName] = useState(details.title);
  const [visibility, setVisibility] = useState(details.visibility);
  const [problem, setProblem] = useState<'nameMissing' | 'nameTooLong' | null>(null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const title = name.trim();
    const found = !title ? 'nameMissing' : title.length > MAX_NAME ? 'nameTooLong' : null;
    setProblem(found);
    if (!found) onSubmit({ title, visibility });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={focusFirst}
        label={text.name}
        value={name}
        required
        error={problem ? text[problem] : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <VisibilityField value={visibility} onChange={setVisibility} />
      {id !== null && <PenSharing id={id} isPrivate={details.visibility === 'private'} />}
      {error && (
        <FormStatus tone="error" title={text.failed}>
          {reasonOf(error)} {text.failedLead}
        </FormStatus>
      )}
      <div className={styles.choices}>
        <Button type="submit" busy={isSaving}>
          {text.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {id === null ? text.cancel : text.close}
        </Button>
      </div>
    </form>
  );
}

type VisibilityProps = { value: PenDetails['visibility']; onChange: (value: PenDetails['visibility']) => void };

function VisibilityField({ value, onChange }: VisibilityProps) {
  const text = useText(penDialogsText);
  return (
    <Select
      label={text.visibility}
      value={value}
      options={VISIBILITIES.map((each) => ({ value: each, label: text[`${each}Hint`] }))}
      onChange={(event) => onChange(VISIBILITIES.find((each) => each === event.currentTarget.value) ?? 'private')}
    />
  );
}

function PenSharing({ id, isPrivate }: { id: string; isPrivate: boolean }) {
  const text = useText(penDialogsText);
  return isPrivate ? <p className={styles.muted}>{text.linkPrivate}</p> : <PenLink id={id} />;
}
