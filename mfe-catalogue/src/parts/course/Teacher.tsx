import { fileUrl } from '@lectern/shared/catalogue';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { Section, UserIcon } from '@lectern/shared/ui';
import { courseWords } from '../../text/course.en';
import { useText } from '../../text/useText';
import styles from './Course.module.css';

/** Who teaches the course, as far as they tell it in public. */
export function Teacher({ teacher: { name, headline, bio, avatar } }: Pick<CatalogueCourse, 'teacher'>) {
  const text = useText(courseWords);
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
          <h3>{name}</h3>
          {headline && <p className={styles.muted}>{headline}</p>}
        </div>
        {bio && <p className={styles.bio}>{bio}</p>}
      </div>
    </Section>
  );
}
