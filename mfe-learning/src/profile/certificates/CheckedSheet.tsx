import { formatCertificateCode, type Credential } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import { certificateCheckText } from '../../text/profile/certificateCheck.en';
import { certificatesText } from '../../text/profile/certificates.en';
import * as styles from './certificate.module.css';
import { CertificateSheet } from './CertificateSheet';
import { CopyLink } from './CopyLink';

type Props = { code: string; credential: Credential; verified: boolean | 'unknown'; isOwn: boolean };

/** A certificate that this site has issued: whether it is valid, and its sheet. A revoked one has no sheet. */
export function CheckedSheet({ code, credential, verified, isOwn }: Props) {
  const text = useText(certificateCheckText);
  const { learnerName, courseTitle, issuedAt, revokedAt, revocationReason, status } = credential;
  if (status === 'revoked')
    return (
      <FormStatus tone="error" title={text.revoked}>
        {text.revokedLead(revokedAt ?? issuedAt, revocationReason ?? '')}
      </FormStatus>
    );
  const link = `${location.origin}/profile?certificate=${code}`;
  return (
    <>
      <FormStatus
        tone={verified === true ? 'success' : 'info'}
        title={verified === true ? text.genuine : text.unverified}
      >
        {(verified === true ? text.genuineLead : text.unverifiedLead)(learnerName, courseTitle, issuedAt)}
      </FormStatus>
      <CertificateSheet certificate={credential} number={formatCertificateCode(code)} link={link} />
      <Actions code={code} credential={credential} link={link} isOwn={isOwn} />
    </>
  );
}

function Actions({ code, credential, link, isOwn }: Omit<Props, 'verified'> & { link: string }) {
  const text = useText(certificateCheckText);
  const { print: printLabel } = useText(certificatesText);
  const download = (): void => {
    const url = URL.createObjectURL(new Blob([credential.jwt], { type: 'application/jwt' }));
    Object.assign(document.createElement('a'), { href: url, download: text.fileName(code) }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <div className={styles.actions}>
      <Button onClick={() => print()}>{printLabel}</Button>
      {isOwn && (
        <a className={styles.linkedIn} href={linkedInUrl(credential, code, link)} target="_blank" rel="noreferrer">
          {text.linkedIn}
        </a>
      )}
      <Button variant="secondary" onClick={download}>
        {text.download}
      </Button>
      <CopyLink link={link} />
    </div>
  );
}

/**
 * Returns the address that adds the certificate to a profile. Source: LinkedIn, "Add to profile", parameters of
 * https://www.linkedin.com/profile/add.
 */
function linkedInUrl({ courseTitle, issuedAt }: Credential, code: string, link: string): string {
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: 'Lectern',
    issueYear: String(issuedAt.getFullYear()),
    issueMonth: String(issuedAt.getMonth() + 1),
    certId: code,
    certUrl: link,
  };
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields).toString()}`;
}
