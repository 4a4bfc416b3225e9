import type { Certificate } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { ArrowStartIcon, Button, ButtonLink, CertificateIcon, EmptyState, FormStatus, ShareIcon, Skeleton } from '@lectern/shared/ui';
import { certificateWords } from '../../text/profileCertificates.en';
import { useText } from '../../text/useText';
import { TabData } from '../TabData';
import type { TabProps } from '../tabs';
import classes from './certificate.module.css';
import { certificate, certificateSearch } from './certificates';
import { CertificateSheet } from './CertificateSheet';

/** One certificate: to print for whose it is, and proof that it is genuine for whoever was given its number. */
export function CertificateView({ number, user }: { number: string } & TabProps) {
  const text = useText(certificateWords);
  const query = useQuery(certificate(number));
  const all = <ButtonLink to="/profile?tab=certificates" variant="quiet" size="small" icon={<ArrowStartIcon />}>{text.all}</ButtonLink>;
  return (
    <div className={classes.view}>
      <div>{all}</div>
      <TabData query={query} failed={text.oneFailed} skeleton={<div className={classes.place}><Skeleton height="100%" /></div>}>
        {(found) => (found ? <Found found={found} isOwn={found.uid === user.uid} /> : <EmptyState icon={<CertificateIcon />} title={text.unknown}>{text.unknownLead}</EmptyState>)}
      </TabData>
    </div>
  );
}

function Found({ found, isOwn }: { found: Certificate; isOwn: boolean }) {
  const text = useText(certificateWords);
  const { announce } = useHost();
  useTitle(`${text.title}: ${found.courseTitle}`);
  const link = `${location.origin}/profile${certificateSearch(found.id)}`;
  const copy = (): void => void navigator.clipboard.writeText(link).then(() => announce(text.copied), () => announce(text.copyFailed));
  return (
    <>
      {!isOwn && <FormStatus tone="success" title={text.genuine}>{text.genuineLead(found.learnerName, found.issuedAt)}</FormStatus>}
      <CertificateSheet certificate={found} link={link} />
      <div className={classes.acts}>
        <Button onClick={() => { print(); }}>{text.print}</Button>
        <CopyButton onCopy={copy} />
        <p>{text.linkHint}</p>
      </div>
    </>
  );
}

function CopyButton({ onCopy }: { onCopy: () => void }) {
  const text = useText(certificateWords);
  return <Button variant="secondary" icon={<ShareIcon />} onClick={onCopy}>{text.copy}</Button>;
}
