import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { accountText } from '../../text/account.en';
import { otherSignInText } from '../../text/otherSignIn.en';
import { AccountForm } from '../AccountForm';
import { AccountPage } from '../AccountPage';
import { resetSchema } from '../accountSchemas';
import { EmailField } from '../EmailField';
import { useReturn } from '../return/useReturn';
import { useAccountForm } from '../useAccountForm';
import { rememberAddress } from './arrival';

/** Form that requests the mail with a link that signs in, then points to it. */
export function MailRequest() {
  const text = useText(otherSignInText).mail;
  const { fields } = useText(accountText);
  const { withNext } = useReturn();
  const { form, submit, isSending, failure, done, startOver } = useAccountForm({
    schema: resetSchema(fields),
    empty: { email: '' },
    send: async (accounts, { email }) => {
      await accounts.sendSignInLink(email, withNext('/sign_in'));
      rememberAddress(email);
    },
    fieldOf: { invalid: 'email' },
  });
  if (done)
    return (
      <AccountPage isOutcome title={text.sentTitle} lead={text.sentLead(done.values.email)}>
        <p>{text.sentHelp}</p>
        <div>
          <Button variant="secondary" onClick={startOver}>
            {text.again}
          </Button>
        </div>
      </AccountPage>
    );
  return (
    <AccountPage title={text.title} lead={text.lead} links={<Link to={withNext('/sign_in')}>{text.back}</Link>}>
      <AccountForm label={text.title} submitLabel={text.submit} submit={submit} isSending={isSending} failure={failure}>
        <EmailField error={form.formState.errors.email?.message} {...form.register('email')} />
      </AccountForm>
    </AccountPage>
  );
}
