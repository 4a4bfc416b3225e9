import { deferredPart } from '@lectern/shared/loading';
import { useSearchParams } from '@lectern/shared/router';
import { readMailedLink } from './mail/mailedLink';
import { ResetRequest } from './ResetRequest';

const load = () => import('./mail');
const BrokenLink = deferredPart(load, (module) => module.BrokenLink);
const EmailLink = deferredPart(load, (module) => module.EmailLink);
const NewPasswordForm = deferredPart(load, (module) => module.NewPasswordForm);

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
