import { Button, ButtonLink } from '@lectern/shared/ui';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';
import * as styles from './Account.module.css';
import { AccountForm } from './AccountForm';
import { AccountPage } from './AccountPage';
import { resetSchema } from './accountSchemas';
import { EmailField } from './EmailField';
import { useAccountForm } from './useAccountForm';
import { useReturn } from './return/useReturn';

/** Form that requests the reset e-mail. The answer is the same whether or not the address has an account. */
export function ResetRequest() {
  const text = useText(accountText);
  const { withNext } = useReturn();
  const { form, submit, isSending, failure, done, startOver } = useAccountForm({
    schema: resetSchema(text.fields),
    empty: { email: '' },
    send: (accounts, { email }) => accounts.sendPasswordReset(email),
    fieldOf: { invalid: 'email' },
  });
  if (done) return <MailSent address={done.values.email} onStartOver={startOver} />;
  return (
    <AccountPage
      title={text.forgot.title}
      lead={text.forgot.lead}
      links={
        <>
          <Link to={withNext('/sign_in')}>{text.forgot.back}</Link>
          <Link to={withNext('/sign_up')}>{text.signUp.link}</Link>
        </>
      }
    >
      <AccountForm
        label={text.forgot.title}
        submitLabel={text.forgot.submit}
        submit={submit}
        isSending={isSending}
        failure={failure}
      >
        <EmailField error={form.formState.errors.email?.message} {...form.register('email')} />
      </AccountForm>
    </AccountPage>
  );
}

function MailSent({ address, onStartOver }: { address: string; onStartOver: () => void }) {
  const text = useText(accountText).forgot;
  const { withNext } = useReturn();
  return (
    <AccountPage isOutcome title={text.sentTitle} lead={text.sentLead(address)}>
      <p>{text.sentHelp}</p>
      <div className={styles.actions}>
        <ButtonLink to={withNext('/sign_in')}>{text.back}</ButtonLink>
        <Button variant="secondary" onClick={onStartOver}>
          {text.again}
        </Button>
      </div>
    </AccountPage>
  );
}
