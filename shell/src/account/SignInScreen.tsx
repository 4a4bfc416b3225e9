import { Link } from '@lectern/shared/router';
import { useText } from '../text/useText';
import { AccountForm } from './AccountForm';

/** Sign in with e-mail and password. */
export default function SignInScreen() {
  const text = useText().account;
  return (
    <AccountForm title={text.signIn.title} lead={text.signIn.lead} submit={text.signIn.submit} password="current-password">
      <Link to="/forgot_password">{text.forgot.link}</Link>
      <Link to="/sign_up">{text.signUp.link}</Link>
    </AccountForm>
  );
}
