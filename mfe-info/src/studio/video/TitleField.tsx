import { useState } from 'react';
import { TextField } from '@lectern/shared/ui';

type Props = {
  id?: string;
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (title: string) => void;
  /** Message for an empty title. It is not stored: readers leave out an entry without a title. */
  empty: string;
  readOnly: boolean;
};

/** Field of a title that must not be empty. An emptied one keeps its last value until something is typed. */
export function TitleField({ value, onChange, empty, readOnly, ...field }: Props) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <TextField
      {...field}
      value={isEmpty ? '' : value}
      maxLength={120}
      readOnly={readOnly}
      error={isEmpty ? empty : undefined}
      onChange={({ target }) => {
        const isBlank = target.value.trim() === '';
        setEmpty(isBlank);
        if (!isBlank) onChange(target.value);
      }}
    />
  );
}
