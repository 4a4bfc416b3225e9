import { useRef, useState, type SyntheticEvent } from 'react';
import { formatCertificateCode, type Credential } from '@lectern/shared/domain';
import { useTitle } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Link, useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, Card, FormStatus, Page, PageHeader, SkeletonText, TextField } from '@lectern/shared/ui';
import { certificateCheckText } from '../../text/profile/certificateCheck.en';
import { certificatesText } from '../../text/profile/certificates.en';
import { profileText } from '../../text/profile/profile.en';
import * as styles from './certificate.module.css';
import { checkedCertificate, type CheckedCertificate } from './checkedCertificate';
import { CheckedSheet } from './CheckedSheet';

type Props = {
  /** A code, a number, or a whole credential; empty to ask for one. */
  given: string;
  /** The signed-in person, who gets more actions on their own certificate. */
  uid: string | null;
};

/** Checks a certificate for anyone: what it says, whether its signature is this site's, and whether it was revoked. */
export function CertificateCheck({ given, uid }: Props) {
  const text = useText(certificateCheckText);
  const query = useQuery({ ...checkedCertificate(given), enabled: given !== '' });
  const { titleOf } = useText(certificatesText);
  const { names } = useText(profileText);
  const valid = query.data && validCredential(query.data);
  useTitle(valid ? titleOf(valid.courseTitle) : text.title);
  return (
    <Page>
      <PageHeader
        title={text.title}
        lead={text.lead}
        eyebrow={uid !== null && <Link to="/profile?tab=certificates">{names.certificates}</Link>}
      />
      <div className={styles.checked}>
        {given !== '' && (
          <QueryState query={query} title={text.failed} placeholder={<SkeletonText lines={4} />}>
            {(checked) => <Result checked={checked} uid={uid} />}
          </QueryState>
        )}
        <CodeForm key={given} initial={given} />
      </div>
    </Page>
  );
}

/** Returns what a certificate says; null unless the site has issued it and stands by it. */
const validCredential = (checked: CheckedCertificate): Credential | null =>
  checked.kind === 'found' && checked.verified !== false && checked.credential.status !== 'revoked'
    ? checked.credential
    : null;

function Result({ checked, uid }: { checked: CheckedCertificate; uid: string | null }) {
  const text = useText(certificateCheckText);
  if (checked.kind === 'waiting')
    return (
      <FormStatus tone="info" title={text.waiting}>
        {text.waitingLead}
      </FormStatus>
    );
  if (checked.kind === 'unknown')
    return (
      <FormStatus tone="error" title={text.unknown}>
        {text.unknownLead}
      </FormStatus>
    );
  if (checked.kind === 'forged' || checked.verified === false)
    return (
      <FormStatus tone="error" title={text.forged}>
        {text.forgedLead}
      </FormStatus>
    );
  return <CheckedSheet {...checked} isOwn={checked.credential.uid === uid} />;
}

function CodeForm({ initial }: { initial: string }) {
  const text = useText(certificateCheckText);
  const navigate = useNavigate();
  const [code, setCode] = useState(/^[0-9A-Z]{12}$/.test(initial) ? formatCertificateCode(initial) : initial);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const typed = code.trim();
    setEmpty(typed === '');
    if (typed === '') field.current?.focus();
    else void navigate(`/profile?certificate=${encodeURIComponent(typed)}`);
  };
  return (
    <Card>
      <form className={styles.check} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={text.field}
          hint={text.hint}
          error={isEmpty ? text.empty : undefined}
          value={code}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit">{text.check}</Button>
      </form>
    </Card>
  );
}
