import { useText } from '@lectern/shared/text';
import { useEffect, useRef } from 'react';
import { formText } from '../../text/form.en';
import * as styles from './Form.module.css';

/** Hidden field that only machines fill in. It is cleared whenever `rejection` changes. */
export function HoneypotField({ name, rejection }: { name: string; rejection: object | null }) {
  const text = useText(formText);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (rejection && field.current) field.current.value = '';
  }, [rejection]);
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {text.trap}
        <input ref={field} name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
