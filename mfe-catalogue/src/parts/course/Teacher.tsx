import { fileUrl } from '@lectern/shared/catalogue';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { Section, UserIcon } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { courseText } from '../../text/course.en';
import * as styles from './Course.module.css';

/** Public profile of the course's teacher. */
export function Teacher({ teacher: { uid, name, headline, bio, avatar } }: Pick<CatalogueCourse, 'teacher'>) {
  const text = useText(courseText);
  const { backend } = useHost().config;
  return (
    <Section title={text.teacher}>
      <div className={styles.teacher}>
        <span className={styles.avatar}>
          {avatar === null ? (
            <UserIcon />
          ) : (
            <img src={fileUrl(backend, avatar)} alt="" loading="lazy" decoding="async" />
          )}
        </span>
        <div>
          <h3>{uid === null ? name : <Link to={`/teach?teacher=${uid}`}>{name}</Link>}</h3>
          {headline && <p className={styles.muted}>{headline}</p>}
        </div>
        {bio && <p className={styles.bio}>{bio}</p>}
      </div>
    </Section>
  );
}
