import type { Certificate } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { certificatesText } from '../../text/profile/certificates.en';
import { PrintedSheet } from '../print/PrintedSheet';
import * as styles from './certificate.module.css';
import { Seal } from './Seal';

type Props = {
  certificate: Pick<Certificate, 'learnerName' | 'courseTitle' | 'issuedAt'>;
  /** Code, or number, as it is printed. */
  number: string;
  link: string;
};

/** Lengths in characters above which a name or title is set in a smaller font. */
const [LONG_NAME, LONG_TITLE] = [28, 60] as const;

/** The printed certificate: one landscape page of A4 or Letter, in the same colours in every theme. */
export function CertificateSheet({ certificate, number, link }: Props) {
  const text = useText(certificatesText);
  const { learnerName, courseTitle } = certificate;
  return (
    <PrintedSheet page="certificate" label={text.titleOf(courseTitle)}>
      <div className={styles.sheet}>
        <div className={styles.frame}>
          <div className={styles.body}>
            <p className={styles.by}>{text.by}</p>
            <h2 className={styles.title}>{text.title}</h2>
            <p className={styles.line}>{text.awardedTo}</p>
            <p className={styles.learner} data-long={learnerName.length > LONG_NAME ? '' : undefined}>
              {learnerName}
            </p>
            <p className={styles.line}>{text.achieved}</p>
            <p className={styles.course} data-long={courseTitle.length > LONG_TITLE ? '' : undefined}>
              {courseTitle}
            </p>
          </div>
          <Foot certificate={certificate} number={number} link={link} />
        </div>
      </div>
    </PrintedSheet>
  );
}

function Foot({ certificate: { issuedAt }, number, link }: Props) {
  const text = useText(certificatesText);
  return (
    <div className={styles.foot}>
      <dl>
        <dt>{text.dateLabel}</dt>
        <dd>{text.date(issuedAt)}</dd>
        <dt>{text.numberLabel}</dt>
        <dd className={styles.number}>{number}</dd>
      </dl>
      <Seal />
      <dl>
        <dt>{text.verifyLabel}</dt>
        <dd className={styles.number}>{link}</dd>
      </dl>
    </div>
  );
}
