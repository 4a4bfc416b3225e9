import { Link } from '@lectern/shared/router';
import { useText } from '../text/useText';
import { AccountForm } from './AccountForm';

/** Ask for the e-mail that resets the password. */
export default function ForgotPasswordScreen() {
  const text = useText().account;
  return (
    <AccountForm title={text.forgot.title} lead={text.forgot.lead} submit={text.forgot.submit}>
      <Link to="/sign_in">{text.signIn.link}</Link>
    </AccountForm>
  );
}
