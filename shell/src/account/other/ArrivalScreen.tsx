import { useEffect, useState } from 'react';
import { useMutation } from '@lectern/shared/query';
import { Navigate, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, ProgressBar } from '@lectern/shared/ui';
import { useSession } from '../../session/SessionContext';
import { accountText } from '../../text/account.en';
import { otherSignInText } from '../../text/otherSignIn.en';
import { AccountForm } from '../AccountForm';
import { AccountPage } from '../AccountPage';
import { resetSchema } from '../accountSchemas';
import { EmailField } from '../EmailField';
import { failureKind, failureSentence } from '../failure';
import { useReturn } from '../return/useReturn';
import { useAccountForm } from '../useAccountForm';
import { forgetAddress, rememberedAddress, type Arrival } from './arrival';

/** Kinds of failure of a link that can't be used any more. */
const GONE: readonly string[] = ['code-expired', 'code-invalid'];

/**
 * Screen that a sign-in link opens. Continues to the page from which the link was requested. `requestPath` is the page
 * that sends a new link.
 */
export function ArrivalScreen({ kind, requestPath }: { kind: Arrival; requestPath: string }) {
  return kind === 'token' ? <TokenArrival /> : <LinkArrival requestPath={requestPath} />;
}

/** Signs in at once on the device that requested the link; elsewhere asks for the e-mail address first. */
function LinkArrival({ requestPath }: { requestPath: string }) {
  const text = useText(otherSignInText).arrival;
  const { failures } = useText(accountText);
  const { next } = useReturn();
  const { form, submit, isSending, failure, isKnown, isDone, isSignedIn } = useLinkArrival();
  // `isDone` becomes true a moment before the session knows the account.
  if (isDone && isSignedIn) return <Navigate to={next} replace />;
  if (isDone || (isKnown && failure === null))
    return (
      <AccountPage title={text.title}>
        <ProgressBar label={text.checking} />
      </AccountPage>
    );
  if (failure && GONE.includes(failure.kind))
    return (
      <AccountPage isOutcome title={text.broken} lead={failures[failure.kind]}>
        <div>
          <ButtonLink to={requestPath}>{text.newLink}</ButtonLink>
        </div>
      </AccountPage>
    );
  const shown = failure?.kind === 'invalid' ? { sentence: text.otherAddress } : failure;
  return (
    <AccountPage title={text.title} lead={text.lead}>
      <AccountForm label={text.title} submitLabel={text.submit} submit={submit} isSending={isSending} failure={shown}>
        <EmailField error={form.formState.errors.email?.message} {...form.register('email')} />
      </AccountForm>
    </AccountPage>
  );
}

/**
 * Signs in with the link in the page's URL: at once with the e-mail address that this device remembers, else with the
 * one that is entered.
 */
function useLinkArrival() {
  const account = useText(accountText);
  const { accounts, user } = useSession();
  const [search] = useSearchParams();
  const [link] = useState(() => `${location.origin}/sign_in?${search.toString()}`);
  const [known] = useState(rememberedAddress);
  const signIn = async (email: string): Promise<void> => {
    await (await accounts()).signInWithLink(email, link);
    forgetAddress();
  };
  const { mutate, error, isSuccess } = useMutation({ mutationFn: signIn });
  const entered = useAccountForm({
    schema: resetSchema(account.fields),
    empty: { email: '' },
    send: (_accounts, { email }) => signIn(email),
  });
  useEffect(() => {
    if (known !== '') mutate(known);
  }, [known, mutate]);
  const earlier = error && { kind: failureKind(error), sentence: failureSentence(error, account) };
  return {
    ...entered,
    failure: entered.failure ?? earlier,
    isKnown: known !== '',
    isDone: entered.done !== null || isSuccess,
    isSignedIn: user !== null && user.email !== '',
  };
}

/** Signs in with a token once a button is pressed: a link alone must not put a visitor into somebody else's account. */
function TokenArrival() {
  const text = useText(otherSignInText).arrival;
  const account = useText(accountText);
  const { accounts, user } = useSession();
  const { next } = useReturn();
  const [token] = useState(() => location.hash.slice('#token='.length));
  const signingIn = useMutation({
    mutationFn: async () => (await accounts()).signInWithToken(token),
  });
  // The token must not stay in the address bar or in the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname + location.search), []);
  if (signingIn.isSuccess && user !== null) return <Navigate to={next} replace />;
  const isGone = signingIn.error !== null && GONE.includes(failureKind(signingIn.error));
  if (isGone) return <AccountPage isOutcome title={text.broken} lead={text.tokenBroken} />;
  return (
    <AccountPage title={text.title} lead={text.tokenLead}>
      <AccountForm
        label={text.title}
        submitLabel={text.submit}
        submit={() => signingIn.mutate()}
        isSending={signingIn.isPending || signingIn.isSuccess}
        failure={signingIn.error ? { sentence: failureSentence(signingIn.error, account) } : null}
      >
        {null}
      </AccountForm>
    </AccountPage>
  );
}
