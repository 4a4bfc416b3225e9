import type { Certificate } from '@lectern/shared/domain';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CertificateIcon, EmptyState } from '@lectern/shared/ui';
import { certificatesText } from '../../text/profile/certificates.en';
import * as styles from '../profile.module.css';
import { RowSkeletons } from '../RowSkeletons';
import type { TabProps } from '../tabs';
import { certificates, certificateSearch } from './certificates';
import { CertificateView } from './CertificateView';

/** The certificates tab of the profile: all certificates, or the one in the query string (`?certificate=`). */
export function CertificatesTab({ user }: TabProps) {
  const number = useSearchParams()[0].get('certificate');
  return number === null ? <CertificateList user={user} /> : <CertificateView number={number} />;
}

function CertificateList({ user }: TabProps) {
  const text = useText(certificatesText);
  const query = useQuery(certificates(user.uid));
  return (
    <QueryState query={query} title={text.failed} placeholder={<RowSkeletons />}>
      {(entries) =>
        entries.length === 0 ? (
          <NoCertificates />
        ) : (
          <ul className={styles.rows} role="list">
            {entries.map((entry) => (
              <CertificateRow key={entry.id} certificate={entry} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function NoCertificates() {
  const text = useText(certificatesText);
  return (
    <EmptyState
      icon={<CertificateIcon />}
      title={text.none}
      actions={
        <ButtonLink to="/profile?tab=learning" variant="secondary">
          {text.toCourses}
        </ButtonLink>
      }
    >
      {text.noneLead}
    </EmptyState>
  );
}

function CertificateRow({ certificate: { id, code, courseTitle, issuedAt } }: { certificate: Certificate }) {
  const text = useText(certificatesText);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <CertificateIcon />
      </span>
      <div className={styles.description}>
        <span className={styles.name}>{courseTitle}</span>
        <p>{text.issued(issuedAt)}</p>
      </div>
      <ButtonLink
        variant="secondary"
        size="small"
        to={code === undefined ? `/profile${certificateSearch(id)}` : `/profile?certificate=${code}`}
        aria-label={text.viewOf(courseTitle)}
      >
        {text.view}
      </ButtonLink>
    </li>
  );
}
