import type { Certificate } from '@lectern/shared/domain';
import { certificateWords } from '../../text/profileCertificates.en';
import { useText } from '../../text/useText';
import { PrintedSheet } from '../print/PrintedSheet';
import classes from './certificate.module.css';
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
      <div className={classes.sheet}>
        <div className={classes.frame}>
          <div className={classes.body}>
            <p className={classes.by}>{text.by}</p>
            <h2 className={classes.title}>{text.title}</h2>
            <p className={classes.line}>{text.awardedTo}</p>
            <p className={classes.learner} data-long={learnerName.length > 28 ? '' : undefined}>
              {learnerName}
            </p>
            <p className={classes.line}>{text.achieved}</p>
            <p className={classes.course} data-long={courseTitle.length > 60 ? '' : undefined}>
              {courseTitle}
            </p>
          </div>
          <div className={classes.foot}>
            <dl>
              <dt>{text.dateLabel}</dt>
              <dd>{text.date(issuedAt)}</dd>
              <dt>{text.numberLabel}</dt>
              <dd className={classes.number}>{id}</dd>
            </dl>
            <Seal />
            <dl>
              <dt>{text.checkLabel}</dt>
              <dd className={classes.number}>{link}</dd>
            </dl>
          </div>
        </div>
      </div>
    </PrintedSheet>
  );
}
