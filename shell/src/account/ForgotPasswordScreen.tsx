import { useSearchParams } from '@lectern/shared/router';
import { BrokenLink } from './mail/BrokenLink';
import { EmailLink } from './mail/EmailLink';
import { readMailedLink } from './mail/mailedLink';
import { NewPasswordForm } from './mail/NewPasswordForm';
import { ResetRequest } from './ResetRequest';

/** Screen to request a password reset. Every link in an account e-mail opens it too. */
export default function ForgotPasswordScreen() {
  const link = readMailedLink(useSearchParams()[0]);
  if (link === null) return <ResetRequest />;
  if (link === 'broken') return <BrokenLink mode={null} error={null} />;
  const { mode, code } = link;
  return mode === 'resetPassword' ? (
    <NewPasswordForm key={code} code={code} />
  ) : (
    <EmailLink key={code} mode={mode} code={code} />
  );
}
