import { useEffect, useRef } from 'react';
import { formWords } from '../../text/form.en';
import { useText } from '../../text/useText';
import classes from './form.module.css';

/**
 * A field that people neither see nor reach: whoever fills it in is a machine. Whenever it was `refused`, it is
 * emptied.
 */
export function TrapField({ name, refused }: { name: string; refused: object | null }) {
  const text = useText(formWords);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refused && field.current) field.current.value = '';
  }, [refused]);
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        {text.trap}
        <input ref={field} name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
