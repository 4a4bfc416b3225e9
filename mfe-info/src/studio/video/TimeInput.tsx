import { useState } from 'react';
import { formatTime, parseTime } from '@lectern/shared/captions';
import { TextField } from '@lectern/shared/ui';

type Props = {
  label: string;
  /** Milliseconds. */
  value: number;
  onChange: (ms: number) => void;
  wrongTime: string;
  error?: string | undefined;
  readOnly?: boolean;
};

/** Field of a time such as 1:30 or 00:01.250. What is typed becomes the value on leaving the field or with Enter. */
export function TimeInput({ label, value, onChange, wrongTime, error, readOnly = false }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parseTime(typed) === null;
  const commit = (): void => {
    const ms = typed === null ? null : parseTime(typed);
    if (ms === null) return;
    setTyped(null);
    if (ms !== value) onChange(ms);
  };
  return (
    <TextField
      label={label}
      value={typed ?? formatTime(value)}
      error={isWrong ? wrongTime : error}
      readOnly={readOnly}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}
