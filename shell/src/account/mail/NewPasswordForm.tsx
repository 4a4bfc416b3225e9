import { ButtonLink, ProgressBar } from '@lectern/shared/ui';
import { useSession } from '../../session/SessionContext';
import { useText } from '@lectern/shared/text';
import { accountText } from '../../text/account.en';
import { AccountForm } from '../AccountForm';
import { AccountPage } from '../AccountPage';
import { newPasswordSchema } from '../accountSchemas';
import { BrokenLink } from './BrokenLink';
import { NewPasswordField } from '../NewPasswordField';
import { useAccountForm } from '../useAccountForm';
import { useMailedCode } from './useMailedCode';

/** Screen for the link in a reset e-mail: checks its code, then asks for the new password. */
export function NewPasswordForm({ code }: { code: string }) {
  const text = useText(accountText);
  const { address, error, retry } = useMailedCode(code, (accounts, mailedCode) =>
    accounts.checkPasswordResetCode(mailedCode),
  );
  if (error) return <BrokenLink mode="resetPassword" error={error} onRetry={retry} />;
  if (address === null)
    return (
      <AccountPage title={text.newPassword.title} lead={text.link.checking}>
        <ProgressBar label={text.link.checking} />
      </AccountPage>
    );
  return <PasswordForm code={code} address={address} />;
}

function PasswordForm({ code, address }: { code: string; address: string }) {
  const text = useText(accountText);
  const { user, signOut } = useSession();
  const { form, submit, isSending, failure, done } = useAccountForm({
    schema: newPasswordSchema(text.fields),
    empty: { password: '' },
    send: async (accounts, { password }) => {
      await accounts.confirmPasswordReset(code, password);
      // The reset has ended every session of the account: sign out here too, so that no notice about an ended session
      // follows.
      if (user?.email === address) await signOut().catch(() => undefined);
    },
    fieldOf: { 'weak-password': 'password' },
  });
  if (done) return <PasswordChanged />;
  if (failure?.kind === 'code-expired' || failure?.kind === 'code-invalid')
    return <BrokenLink mode="resetPassword" error={failure.error} />;
  return (
    <AccountPage title={text.newPassword.title} lead={text.newPassword.lead(address)}>
      <AccountForm
        label={text.newPassword.title}
        submitLabel={text.newPassword.submit}
        submit={submit}
        isSending={isSending}
        failure={failure}
      >
        <input type="email" name="username" autoComplete="username" value={address} readOnly hidden />
        <NewPasswordField
          label={text.newPassword.field}
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      </AccountForm>
    </AccountPage>
  );
}

function PasswordChanged() {
  const text = useText(accountText);
  return (
    <AccountPage isOutcome title={text.newPassword.doneTitle} lead={text.newPassword.doneLead}>
      <div>
        <ButtonLink to="/sign_in">{text.signIn.title}</ButtonLink>
      </div>
    </AccountPage>
  );
}
