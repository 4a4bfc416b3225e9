import { useState } from 'react';
import type { Certificate } from '@lectern/shared/domain';
import { useTitle } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import {
  ArrowStartIcon,
  Button,
  ButtonLink,
  CertificateIcon,
  CheckIcon,
  EmptyState,
  FormStatus,
  ShareIcon,
  Skeleton,
} from '@lectern/shared/ui';
import { certificatesText } from '../../text/profile/certificates.en';
import type { TabProps } from '../tabs';
import styles from './certificate.module.css';
import { certificate, certificateSearch } from './certificates';
import { CertificateSheet } from './CertificateSheet';

/** A certificate: its owner can print it, and anybody with its number can verify it. */
export function CertificateView({ number, user }: { number: string } & TabProps) {
  const text = useText(certificatesText);
  const query = useQuery(certificate(number));
  return (
    <div className={styles.view}>
      <div>
        <ButtonLink to="/profile?tab=certificates" variant="quiet" size="small" icon={<ArrowStartIcon />}>
          {text.all}
        </ButtonLink>
      </div>
      <QueryState query={query} title={text.oneFailed} placeholder={<SheetSkeleton />}>
        {(found) =>
          found ? (
            <Found found={found} isOwn={found.uid === user.uid} />
          ) : (
            <EmptyState icon={<CertificateIcon />} title={text.unknown}>
              {text.unknownLead}
            </EmptyState>
          )
        }
      </QueryState>
    </div>
  );
}

function SheetSkeleton() {
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton height="100%" />
    </div>
  );
}

function Found({ found, isOwn }: { found: Certificate; isOwn: boolean }) {
  const text = useText(certificatesText);
  const link = `${location.origin}/profile${certificateSearch(found.id)}`;
  useTitle(text.titleOf(found.courseTitle));
  return (
    <>
      {!isOwn && (
        <FormStatus tone="success" title={text.genuine}>
          {text.genuineLead(found.learnerName, found.issuedAt)}
        </FormStatus>
      )}
      <CertificateSheet certificate={found} link={link} />
      <div className={styles.actions}>
        <Button onClick={() => print()}>{text.print}</Button>
        <CopyLink link={link} />
      </div>
    </>
  );
}

/** Button that copies the link to the certificate, with a hint about the data it reveals. */
function CopyLink({ link }: { link: string }) {
  const text = useText(certificatesText);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      // Browsers have no clipboard on pages without TLS.
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={outcome === 'copied' ? <CheckIcon /> : <ShareIcon />}
        onClick={() => void copy()}
      >
        {text.copy}
      </Button>
      <p>
        {outcome && <strong role="status">{text[outcome]} </strong>}
        {text.linkHint}
      </p>
    </>
  );
}
