import type { Certificate } from '@lectern/shared/domain';
import { useTitle } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ArrowStartIcon, Button, ButtonLink, CertificateIcon, EmptyState, Skeleton } from '@lectern/shared/ui';
import { certificatesText } from '../../text/profile/certificates.en';
import * as styles from './certificate.module.css';
import { certificate, certificateSearch } from './certificates';
import { CertificateSheet } from './CertificateSheet';
import { CopyLink } from './CopyLink';

/** An own certificate by its number: before it is signed, it has no code. */
export function CertificateView({ number }: { number: string }) {
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
            <Found found={found} />
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

function Found({ found }: { found: Certificate }) {
  const text = useText(certificatesText);
  const link = `${location.origin}/profile${certificateSearch(found.id)}`;
  useTitle(text.titleOf(found.courseTitle));
  return (
    <>
      <CertificateSheet certificate={found} number={found.id} link={link} />
      <div className={styles.actions}>
        <Button onClick={() => print()}>{text.print}</Button>
        <CopyLink link={link} />
      </div>
    </>
  );
}
