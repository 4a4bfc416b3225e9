import { useText } from '@lectern/shared/text';
import { useEffect, useRef } from 'react';
import { formText } from '../../text/form.en';
import styles from './Form.module.css';

/** Hidden field that only machines fill in. It is cleared whenever `refused` changes. */
export function HoneypotField({ name, refused }: { name: string; refused: object | null }) {
  const text = useText(formText);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refused && field.current) field.current.value = '';
  }, [refused]);
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {text.trap}
        <input ref={field} name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
