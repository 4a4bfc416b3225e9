import type { Certificate } from '@lectern/shared/domain';
import { certificateWords } from '../../text/profile/certificates.en';
import { useText } from '../../text/useText';
import { PrintedSheet } from '../print/PrintedSheet';
import styles from './certificate.module.css';
import { Seal } from './Seal';

/**
 * The certificate as it is printed, on one page of A4 or Letter, lying. Its colours are those of paper in every theme.
 */
export function CertificateSheet({
  certificate: { id, learnerName, courseTitle, issuedAt },
  link,
}: {
  certificate: Certificate;
  link: string;
}) {
  const text = useText(certificateWords);
  return (
    <PrintedSheet page="certificate" label={`${text.title}: ${courseTitle}`}>
      <div className={styles.sheet}>
        <div className={styles.frame}>
          <div className={styles.body}>
            <p className={styles.by}>{text.by}</p>
            <h2 className={styles.title}>{text.title}</h2>
            <p className={styles.line}>{text.awardedTo}</p>
            <p className={styles.learner} data-long={learnerName.length > 28 ? '' : undefined}>
              {learnerName}
            </p>
            <p className={styles.line}>{text.achieved}</p>
            <p className={styles.course} data-long={courseTitle.length > 60 ? '' : undefined}>
              {courseTitle}
            </p>
          </div>
          <div className={styles.foot}>
            <dl>
              <dt>{text.dateLabel}</dt>
              <dd>{text.date(issuedAt)}</dd>
              <dt>{text.numberLabel}</dt>
              <dd className={styles.number}>{id}</dd>
            </dl>
            <Seal />
            <dl>
              <dt>{text.checkLabel}</dt>
              <dd className={styles.number}>{link}</dd>
            </dl>
          </div>
        </div>
      </div>
    </PrintedSheet>
  );
}
