import { PasswordField } from '@lectern/shared/ui';
import { Link, Navigate } from '@lectern/shared/router';
import { useSession } from '../session/SessionContext';
import { useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';
import { AccountForm } from './AccountForm';
import { AccountPage } from './AccountPage';
import { signInSchema } from './accountSchemas';
import { EmailField } from './EmailField';
import { SignedInPanel } from './SignedInPanel';
import { useAccountForm } from './useAccountForm';
import { useHasBeenSignedOut } from './useHasBeenSignedOut';
import { useReturn } from './return/useReturn';

/** Signs in with e-mail and password, then returns to the page that the visitor came from. */
export default function SignInScreen() {
  const text = useText(accountText);
  const { user } = useSession();
  const { next, withNext } = useReturn();
  const hasBeenSignedOut = useHasBeenSignedOut();
  const { form, submit, isSending, failure, done } = useAccountForm({
    schema: signInSchema(text.fields),
    empty: { email: '', password: '' },
    send: (accounts, { email, password }) => accounts.signIn(email, password),
  });
  if (user) return hasBeenSignedOut ? <Navigate to={next} replace /> : <SignedInPanel user={user} />;

  const { errors } = form.formState;
  const links = (
    <>
      <Link to={withNext('/forgot_password')}>{text.forgot.link}</Link>
      <Link to={withNext('/sign_up')}>{text.signUp.link}</Link>
    </>
  );
  return (
    <AccountPage title={text.signIn.title} lead={next === '/' ? text.signIn.lead : text.signIn.leadBack} links={links}>
      <AccountForm
        label={text.signIn.title}
        submitLabel={text.signIn.submit}
        submit={submit}
        isSending={isSending || done !== null}
        failure={failure}
      >
        <EmailField error={errors.email?.message} {...form.register('email')} />
        <PasswordField
          label={text.fields.password}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
      </AccountForm>
    </AccountPage>
  );
}
