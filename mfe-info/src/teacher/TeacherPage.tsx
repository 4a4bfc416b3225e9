import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedCourse, PublicPerson } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import {
  CourseCover,
  Grid,
  MediaCard,
  Page,
  PageHeader,
  Price,
  Rating,
  Section,
  Skeleton,
  UserIcon,
} from '@lectern/shared/ui';
import { teacherText } from '../text/teacher.en';
import { publicPerson } from './publicPerson';
import * as styles from './TeacherPage.module.css';

/** The public page of a teacher: picture, headline, text, links, courses and their rating. */
export function TeacherPage({ uid }: { uid: string }) {
  const text = useText(teacherText);
  const { config, NotFound } = useHost();
  const query = useQuery(publicPerson(config.backend, uid));
  useTitle(query.data?.name ?? text.loading);
  if (query.data === null) return <NotFound />;
  return (
    <Page>
      <QueryState query={query} title={text.failed} headingLevel={1} placeholder={<Placeholder />}>
        {(person) => person && <Person person={person} />}
      </QueryState>
    </Page>
  );
}

function Placeholder() {
  const text = useText(teacherText);
  return (
    <>
      <PageHeader title={text.loading} />
      <Skeleton height="24rem" />
    </>
  );
}

function Person({ person: { name, profile, courses } }: { person: PublicPerson }) {
  const text = useText(teacherText);
  return (
    <>
      <div className={styles.head}>
        <Portrait avatar={profile?.avatar ?? null} />
        <div className={styles.text}>
          <PageHeader
            eyebrow={courses.length > 0 ? text.teacher : text.profile}
            title={name}
            {...(profile?.headline ? { lead: profile.headline } : {})}
          />
          <CourseStatistics courses={courses} />
        </div>
      </div>
      {profile?.bio && <p className={styles.bio}>{profile.bio}</p>}
      {profile && profile.links.length > 0 && <Links links={profile.links} />}
      {courses.length > 0 && (
        <Section title={text.coursesTitle(name)}>
          <Grid as="ul">
            {courses.map((course) => (
              <li key={course.id}>
                <CourseEntry course={course} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}

function Portrait({ avatar }: { avatar: string | null }) {
  const { backend } = useHost().config;
  return (
    <span className={styles.portrait}>
      {avatar === null ? (
        <UserIcon />
      ) : (
        <img src={fileUrl(backend, avatar)} alt="" width={128} height={128} decoding="async" />
      )}
    </span>
  );
}

function Links({ links }: { links: readonly string[] }) {
  const text = useText(teacherText);
  return (
    <ul className={styles.links} aria-label={text.links}>
      {links.map((link) => (
        <li key={link}>
          <a href={link} rel="noopener noreferrer nofollow ugc">
            {link.replace(/^https:\/\//, '').replace(/\/$/, '')}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The number of courses, and the rating of all of them that have one: files give none below three ratings. */
function CourseStatistics({ courses }: { courses: readonly ListedCourse[] }) {
  const text = useText(teacherText);
  const sum = courses.reduce((total, { ratingSum }) => total + ratingSum, 0);
  const count = courses.reduce((total, { ratingCount }) => total + ratingCount, 0);
  if (courses.length === 0) return null;
  return (
    <p className={styles.statistics}>
      <span>{text.courses(courses.length)}</span>
      {count > 0 && (
        <span title={text.rated}>
          <Rating value={sum / count} count={count} />
        </span>
      )}
    </p>
  );
}

function CourseEntry({ course }: { course: ListedCourse }) {
  const text = useText(teacherText);
  const { backend } = useHost().config;
  const { id, slug, title, category, subcategory, language, cover, ratingSum, ratingCount, price, level } = course;
  return (
    <MediaCard
      to={`/course/${slug}/${id}`}
      title={title}
      language={language}
      cover={<CourseCover {...{ id, category, subcategory }} src={cover && fileUrl(backend, cover)} />}
      meta={<Rating value={ratingSum / ratingCount} count={ratingCount} />}
      foot={
        <>
          {price ? <Price amount={price.amount} currency={price.currency} /> : <span>{text.free}</span>}
          <span>{text.levels[level]}</span>
        </>
      }
    />
  );
}
