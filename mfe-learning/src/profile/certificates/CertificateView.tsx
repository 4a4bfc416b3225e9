import { useState } from 'react';
import type { Certificate } from '@lectern/shared/domain';
import { useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
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
import { certificateWords } from '../../text/profile/certificates.en';
import { useText } from '../../text/useText';
import { TabData } from '../TabData';
import type { TabProps } from '../tabs';
import styles from './certificate.module.css';
import { certificate, certificateSearch } from './certificates';
import { CertificateSheet } from './CertificateSheet';

/** One certificate: to print for whose it is, and proof that it is genuine for whoever was given its number. */
export function CertificateView({ number, user }: { number: string } & TabProps) {
  const text = useText(certificateWords);
  const query = useQuery(certificate(number));
  const all = (
    <ButtonLink to="/profile?tab=certificates" variant="quiet" size="small" icon={<ArrowStartIcon />}>
      {text.all}
    </ButtonLink>
  );
  return (
    <div className={styles.view}>
      <div>{all}</div>
      <TabData
        query={query}
        failed={text.oneFailed}
        skeleton={
          <div className={styles.place}>
            <Skeleton height="100%" />
          </div>
        }
      >
        {(found) =>
          found ? (
            <Found found={found} isOwn={found.uid === user.uid} />
          ) : (
            <EmptyState icon={<CertificateIcon />} title={text.unknown}>
              {text.unknownLead}
            </EmptyState>
          )
        }
      </TabData>
    </div>
  );
}

function Found({ found, isOwn }: { found: Certificate; isOwn: boolean }) {
  const text = useText(certificateWords);
  useTitle(`${text.title}: ${found.courseTitle}`);
  const link = `${location.origin}/profile${certificateSearch(found.id)}`;
  return (
    <>
      {!isOwn && (
        <FormStatus tone="success" title={text.genuine}>
          {text.genuineLead(found.learnerName, found.issuedAt)}
        </FormStatus>
      )}
      <CertificateSheet certificate={found} link={link} />
      <div className={styles.acts}>
        <Button
          onClick={() => {
            print();
          }}
        >
          {text.print}
        </Button>
        <CopyLink link={link} />
      </div>
    </>
  );
}

/** What a certificate's link is good for, and a button that copies it. */
function CopyLink({ link }: { link: string }) {
  const text = useText(certificateWords);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      // Browsers give no clipboard to pages without TLS.
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
