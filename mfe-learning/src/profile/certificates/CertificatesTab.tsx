import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { ButtonLink, CertificateIcon, EmptyState } from '@lectern/shared/ui';
import { certificateWords } from '../../text/profile/certificates.en';
import { useText } from '../../text/useText';
import styles from '../profile.module.css';
import { RowSkeletons } from '../RowSkeletons';
import { TabData } from '../TabData';
import type { TabProps } from '../tabs';
import { certificates, certificateSearch } from './certificates';
import { CertificateView } from './CertificateView';

/** The person's certificates, or the one that the query string names. */
export function CertificatesTab({ user }: TabProps) {
  const asked = useSearchParams()[0].get('certificate');
  return asked === null ? <CertificateList user={user} /> : <CertificateView number={asked} user={user} />;
}

function CertificateList({ user }: TabProps) {
  const text = useText(certificateWords);
  const query = useQuery(certificates(user.uid));
  const none = (
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
  return (
    <TabData query={query} failed={text.failed} skeleton={<RowSkeletons />}>
      {(entries) =>
        entries.length === 0 ? (
          none
        ) : (
          <ul className={styles.rows} role="list">
            {entries.map(({ id, courseTitle, issuedAt }) => (
              <li key={id} className={styles.row}>
                <span className={styles.sign}>
                  <CertificateIcon />
                </span>
                <div className={styles.what}>
                  <span className={styles.name}>{courseTitle}</span>
                  <p>{text.issued(issuedAt)}</p>
                </div>
                <ButtonLink
                  variant="secondary"
                  size="small"
                  to={`/profile${certificateSearch(id)}`}
                  aria-label={text.viewOf(courseTitle)}
                >
                  {text.view}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )
      }
    </TabData>
  );
}
