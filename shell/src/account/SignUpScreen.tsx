import { Link } from '@lectern/shared/router';
import { useText } from '../text/useText';
import { AccountForm } from './AccountForm';

/** Create an account with e-mail and password. */
export default function SignUpScreen() {
  const text = useText().account;
  return (
    <AccountForm title={text.signUp.title} lead={text.signUp.lead} submit={text.signUp.submit} password="new-password">
      <Link to="/sign_in">{text.signIn.link}</Link>
    </AccountForm>
  );
}
