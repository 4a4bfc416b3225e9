import { useQuery } from '@lectern/shared/query';
import { Badge, CaptionsIcon, Section, SkeletonText } from '@lectern/shared/ui';
import { courseDetails } from '../../data/courseDetails';
import { courseWords } from '../../text/course.en';
import { languageName } from '../../text/languages';
import { useText } from '../../text/useText';
import { Catalogue } from '../Catalogue';
import styles from './Course.module.css';

/** The course in the teacher's words, what it is about, and the languages of its captions. */
export function About({ courseId }: { courseId: string }) {
  const text = useText(courseWords);
  const query = useQuery(courseDetails(courseId));
  if (query.data && !query.data.summary && query.data.tags.length === 0) return null;
  return (
    <Section title={text.about}>
      <Catalogue query={query} failed={text.aboutFailed} place={<div aria-busy="true"><SkeletonText lines={5} /></div>}>
        {(course) => course && (
          <>
            {course.summary && <p className={styles.summary}>{course.summary}</p>}
            {course.captionLanguages.length > 0 && <p className={styles.facts}><span><CaptionsIcon />{text.captions(course.captionLanguages.map(languageName))}</span></p>}
            {course.tags.length > 0 && <p className={styles.facts}>{course.tags.map((tag) => <Badge key={tag} tone="plain">{tag}</Badge>)}</p>}
          </>
        )}
      </Catalogue>
    </Section>
  );
}
