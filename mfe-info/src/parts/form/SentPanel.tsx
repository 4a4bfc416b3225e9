import { useEffect, useRef } from 'react';
import { Button, CheckIcon } from '@lectern/shared/ui';
import * as styles from './Form.module.css';

/** Confirmation shown instead of a stored form. Takes the focus, which the form's button has lost. */
export function SentPanel({
  title,
  body,
  again,
  onAgain,
}: {
  title: string;
  body: string;
  again: string;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.sent}>
      <span className={styles.icon}>
        <CheckIcon />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{body}</p>
      <Button variant="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
