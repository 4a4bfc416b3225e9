import { useId, type ReactNode } from 'react';
import { WarningIcon } from './icons';
import { uiText } from './text';
import classes from './Field.module.css';

/** What every field takes beside the attributes of its control. */
export type FieldLook = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value and how to put it right. Shown below the control and tied to it. */
  error?: string | undefined;
  /**
   * The field must be filled in, which its control says to screen readers. It has no mark to be seen: the fields of a
   * form are required unless they say otherwise.
   */
  required?: boolean | undefined;
  /** Says "optional" beside the label: for every field of a form that may stay empty where others may not. */
  optional?: boolean | undefined;
};

/** The attributes that tie a control to its label, hint and error. */
export type FieldTies = {
  id: string;
  required: boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

/** The ties of one control. `id` is kept when given. */
export function useFieldTies({ hint, error, required }: FieldLook, id: string | undefined): FieldTies {
  const made = useId();
  const own = id ?? made;
  const described = [hint ? `${own}-hint` : '', error ? `${own}-error` : ''].filter(Boolean).join(' ');
  return { id: own, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** Label, hint, control and error, in this order. */
export function Field({ ties, look, children }: { ties: FieldTies; look: FieldLook; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={ties.id}>
        {look.label}
        {look.optional && <span className={classes.optional}> ({uiText.optional})</span>}
      </label>
      {look.hint && (
        <p className={classes.hint} id={`${ties.id}-hint`}>
          {look.hint}
        </p>
      )}
      {children}
      <FieldError ties={ties} error={look.error} />
    </div>
  );
}

/** What is wrong with one field; nothing when nothing is. */
export function FieldError({ ties, error }: { ties: FieldTies; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={classes.error} id={`${ties.id}-error`}>
      <WarningIcon />
      {error}
    </p>
  );
}
