import { useState, type ReactNode } from 'react';
import { useHost } from '@lectern/shared/host';
import { deferredPart, useIsHydrating } from '@lectern/shared/loading';
import { PasswordField } from '@lectern/shared/ui';
import { Link, Navigate, useSearchParams } from '@lectern/shared/router';
import { useSession } from '../session/SessionContext';
import { useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';
import { AccountForm } from './AccountForm';
import { AccountPage } from './AccountPage';
import { signInSchema } from './accountSchemas';
import { arrivalOf } from './other/arrival';
import { EmailField } from './EmailField';
import { SignedInPanel } from './SignedInPanel';
import { useAccountForm } from './useAccountForm';
import { useHasBeenSignedOut } from './useHasBeenSignedOut';
import { useReturn } from './return/useReturn';

const load = () => import('./other');
const ArrivalScreen = deferredPart(load, (module) => module.ArrivalScreen);
const GuestPanel = deferredPart(load, (module) => module.GuestPanel);
const MailRequest = deferredPart(load, (module) => module.MailRequest);
const OtherWays = deferredPart(load, (module) => module.OtherWays);

/** Sign-in screen: the password form, or what a mailed link or a token needs if the site allows them. */
export default function SignInScreen() {
  const { withNext } = useReturn();
  const signIn = useHost().config.signIn ?? [];
  const [search] = useSearchParams();
  const isHydrating = useIsHydrating();
  const [opened] = useState(() => location.hash);
  // The server that rendered the page never gets the hash, so the first render must do without it.
  const hash = isHydrating ? '' : opened;
  const mailPath = withBy(withNext('/sign_in'));
  const arrival = arrivalOf({ search: search.toString(), hash }, signIn);
  if (arrival !== null) return <ArrivalScreen kind={arrival} requestPath={mailPath} />;
  const allowsLink = signIn.includes('email-link');
  if (allowsLink && search.get('by') === 'mail') return <MailRequest />;
  const hasGuests = signIn.includes('anonymous');
  return (
    <PasswordSignIn>
      {(hasGuests || allowsLink) && <OtherWays hasGuests={hasGuests} mailPath={allowsLink ? mailPath : null} />}
    </PasswordSignIn>
  );
}

const withBy = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}by=mail`;

const useSignInForm = () =>
  useAccountForm({
    schema: signInSchema(useText(accountText).fields),
    empty: { email: '', password: '' },
    send: (accounts, { email, password }) => accounts.signIn(email, password),
  });

/** Signs in with e-mail and password, then returns to the page that the visitor came from. */
function PasswordSignIn({ children }: { children: ReactNode }) {
  const text = useText(accountText);
  const { user } = useSession();
  const { next, withNext } = useReturn();
  const hasBeenSignedOut = useHasBeenSignedOut();
  const { form, submit, isSending, failure, done } = useSignInForm();
  if (user?.email === '' && !hasBeenSignedOut) return <GuestPanel />;
  if (user) return hasBeenSignedOut ? <Navigate to={next} replace /> : <SignedInPanel user={user} />;

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
        <EmailField error={form.formState.errors.email?.message} {...form.register('email')} />
        <PasswordField
          label={text.fields.password}
          autoComplete="current-password"
          required
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      </AccountForm>
      {children}
    </AccountPage>
  );
}
