import { useRef, useState, type SyntheticEvent, type Ref } from 'react';
import type { GiftClaim } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { useTitle, useUser, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useText, type TextOf } from '@lectern/shared/text';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  FormStatus,
  HeartIcon,
  Page,
  PageHeader,
  TextField,
} from '@lectern/shared/ui';
import { claimGift } from '../data/giftClaims';
import { OpenItem } from '../outcome/OpenItem';
import * as styles from '../outcome/Outcome.module.css';
import { giftText } from '../text/gift.en';
import { signInTo } from '../viewAddress';

/** Claims a gift by its code, from the link in the e-mail or typed by hand. Asks a guest to sign up first. */
export function ClaimView({ code }: { code: string }) {
  const text = useText(giftText);
  const user = useUser();
  const own = `/shopping?claim=${encodeURIComponent(code)}`;
  useTitle(text.title);
  return (
    <Page width="narrow">
      {user ? (
        <Claim user={user} initial={code} />
      ) : (
        <EmptyState
          headingLevel={1}
          icon={<HeartIcon />}
          title={text.guestTitle}
          actions={
            <>
              <ButtonLink to={`/sign_up?next=${encodeURIComponent(own)}`}>{text.signUp}</ButtonLink>
              <ButtonLink to={signInTo(own)} variant="secondary">
                {text.signIn}
              </ButtonLink>
            </>
          }
        >
          {text.guest}
        </EmptyState>
      )}
    </Page>
  );
}

function Claim({ user, initial }: { user: SessionUser; initial: string }) {
  const client = useQueryClient();
  const claim = useMutation({
    mutationFn: (code: string) => claimGift(user.uid, code),
    onSuccess: (answer) =>
      answer?.status === 'granted' ? client.invalidateQueries({ queryKey: ['users', user.uid] }) : undefined,
  });
  if (claim.data?.status === 'granted') return <Granted uid={user.uid} items={claim.data.items ?? []} />;
  return (
    <CodeForm
      user={user}
      initial={initial}
      isBusy={claim.isPending}
      problem={problemOf(claim.data, claim.error)}
      onSend={(code) => claim.mutate(code)}
    />
  );
}

type Problem = keyof TextOf<typeof giftText>['reasons'] | 'tooMany' | 'slow' | 'failed';

function problemOf(answer: GiftClaim | null | undefined, error: Error | null): Problem | null {
  if (error) return kindOf(error) === 'limit' || kindOf(error) === 'denied' ? 'tooMany' : 'failed';
  if (answer === undefined) return null;
  return answer === null ? 'slow' : (answer.reason ?? 'unknown');
}

type FormProps = {
  user: SessionUser;
  initial: string;
  isBusy: boolean;
  problem: Problem | null;
  onSend: (code: string) => void;
};

function CodeForm({ user, initial, isBusy, problem, onSend }: FormProps) {
  const text = useText(giftText);
  const [code, setCode] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const typed = code.replace(/\s+/g, '');
    setIsMissing(typed === '');
    if (typed === '') field.current?.focus();
    else if (!isBusy) onSend(typed);
  };
  const error = isMissing ? text.codeMissing : undefined;
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <Card>
        <form className={styles.form} noValidate onSubmit={send}>
          <CodeField ref={field} value={code} error={error} onChange={setCode} />
          <p className={styles.muted}>{text.account(user.displayName, user.email)}</p>
          {problem && <FormStatus tone="error">{sentenceOf(problem, text)}</FormStatus>}
          <Button type="submit" variant="accent" size="large" busy={isBusy}>
            {text.claim}
          </Button>
        </form>
      </Card>
    </>
  );
}

type CodeProps = {
  ref: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
};

const CodeField = ({ onChange, ...rest }: CodeProps) => (
  <TextField
    {...rest}
    label={useText(giftText).code}
    required
    maxLength={80}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

const sentenceOf = (problem: Problem, text: TextOf<typeof giftText>): string =>
  problem === 'tooMany' || problem === 'slow' || problem === 'failed' ? text[problem] : text.reasons[problem];

function Granted({ uid, items }: { uid: string; items: NonNullable<GiftClaim['items']> }) {
  const text = useText(giftText);
  return (
    <Card as="section" className={styles.card}>
      <div role="status" className={styles.text}>
        <h1 tabIndex={-1}>{text.granted(items.map(({ title }) => title))}</h1>
        <p>{text.grantedLead}</p>
      </div>
      <div className={styles.actions}>
        {items.map((item) => (
          <OpenItem key={item.productId} uid={uid} item={item} isOnly={items.length === 1} />
        ))}
      </div>
    </Card>
  );
}
