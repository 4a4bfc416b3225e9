import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Button, FormStatus, Page, PageHeader, TextField } from '@lectern/shared/ui';
import { useText } from '../text/useText';
import classes from './AccountForm.module.css';

/** A form of an account screen: e-mail, a password where one is asked for, and the links to the other account screens. */
export function AccountForm({ title, lead, submit, password, children }: { title: string; lead: string; submit: string; password?: 'current-password' | 'new-password'; children: ReactNode }) {
  const text = useText().account;
  const [hasFailed, setHasFailed] = useState(false);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setHasFailed(true);
  };
  return (
    <Page width="narrow">
      <PageHeader title={title} lead={lead} />
      <form className={classes.form} onSubmit={send}>
        <TextField label={text.email} type="email" name="email" autoComplete="email" required />
        {password && <TextField label={text.password} type="password" name="password" autoComplete={password} minLength={8} required />}
        {hasFailed && <FormStatus tone="error">{text.unavailable}</FormStatus>}
        <div><Button type="submit">{submit}</Button></div>
      </form>
      <p className={classes.links}>{children}</p>
    </Page>
  );
}
