import { useEffect, useRef } from 'react';
import { Button, CheckIcon } from '@lectern/shared/ui';
import classes from './form.module.css';

/** What stands where the form was, once it is stored. Takes the focus, which the form's button has just lost. */
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
    <div className={classes.sent}>
      <span className={classes.sign}>
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
