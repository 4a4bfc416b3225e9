import { ButtonLink, TextField, type TextFieldProps } from '@lectern/shared/ui';
import { Link, Navigate } from '@lectern/shared/router';
import { useSession } from '../session/SessionContext';
import { useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';
import { AccountForm } from './AccountForm';
import { AccountPage } from './AccountPage';
import { signUpSchema } from './accountSchemas';
import { EmailField } from './EmailField';
import { NewPasswordField } from './NewPasswordField';
import { SignedInPanel } from './SignedInPanel';
import { useAccountForm } from './useAccountForm';
import { useHasBeenSignedOut } from './useHasBeenSignedOut';
import { useReturn } from './return/useReturn';
import { VerificationNotice } from './VerificationNotice';

/** Creates an account with name, e-mail and password, then points to the e-mail that confirms the address. */
export default function SignUpScreen() {
  const text = useText(accountText);
  const { user } = useSession();
  const { next, withNext } = useReturn();
  const hasBeenSignedOut = useHasBeenSignedOut();
  const { form, submit, isSending, failure, done } = useSignUpForm();
  // Guests have accounts without an address. They may sign up, which turns the guest account into a full one.
  const isGuest = user?.email === '';
  if (user && !isGuest && done) return <Welcome name={done.values.displayName} next={next} />;
  if (user && !isGuest && !isSending)
    // Signed in meanwhile, such as in another tab: continue. Signed in from the start: offer a choice.
    return hasBeenSignedOut ? <Navigate to={next} replace /> : <SignedInPanel user={user} />;

  const { errors } = form.formState;
  return (
    <AccountPage
      title={text.signUp.title}
      lead={text.signUp.lead}
      links={
        <>
          <Link to={withNext('/sign_in')}>{text.signIn.link}</Link>
          <Link to="/privacy_policy">{text.signUp.privacy}</Link>
        </>
      }
    >
      <AccountForm
        label={text.signUp.title}
        submitLabel={text.signUp.submit}
        submit={submit}
        isSending={isSending || done !== null}
        failure={failure}
      >
        <NameField error={errors.displayName?.message} {...form.register('displayName')} />
        <EmailField error={errors.email?.message} {...form.register('email')} />
        <NewPasswordField
          label={text.fields.password}
          error={errors.password?.message}
          {...form.register('password')}
        />
      </AccountForm>
    </AccountPage>
  );
}

const useSignUpForm = () =>
  useAccountForm({
    schema: signUpSchema(useText(accountText).fields),
    empty: { displayName: '', email: '', password: '' },
    send: (accounts, { email, password, displayName }) => accounts.signUp(email, password, displayName),
    fieldOf: { 'email-taken': 'email', 'weak-password': 'password', invalid: 'email' },
  });

function NameField(props: Omit<TextFieldProps, 'label'>) {
  const text = useText(accountText).fields;
  return <TextField label={text.name} hint={text.nameHint} autoComplete="name" required {...props} />;
}

function Welcome({ name, next }: { name: string; next: string }) {
  const text = useText(accountText);
  return (
    <AccountPage isOutcome title={text.welcome.title(name)} lead={text.welcome.lead}>
      <VerificationNotice>
        <ButtonLink to={next}>{text.continue}</ButtonLink>
      </VerificationNotice>
    </AccountPage>
  );
}
