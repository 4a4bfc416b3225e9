import { useHost, useTitle, useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useParams, useSearchParams } from '@lectern/shared/router';
import { ButtonLink, EmptyState, Page, PageHeader, PlayIcon } from '@lectern/shared/ui';
import { Loaded } from '../parts/Loaded';
import styles from '../parts/LessonLayout.module.css';
import { LessonList } from '../parts/LessonList';
import { Markdown } from '../parts/Markdown';
import { QuizLesson } from '../parts/QuizLesson';
import { Player } from '../player/Player';
import { course, lessonContent, outline, type OutlineLesson } from '../data/courses';
import { enrolment } from '../data/enrolments';
import { getPlace, savePlace } from '../data/place';
import { watchWords } from '../text/watch.en';
import { useText } from '../text/useText';

/** The course player for the enrolled. A path with another uid is a page that does not exist. */
export default function WatchScreen() {
  const { NotFound } = useHost();
  const user = useUser();
  const text = useText(watchWords);
  const { id = '', uid = '' } = useParams();
  const found = useQuery(course(id));
  const enrolled = useQuery({ ...enrolment(user?.uid ?? '', id), enabled: user !== null });
  const lessons = useQuery(outline(id));
  useTitle(found.data?.title ?? '');
  if (!user || (uid !== 'me' && uid !== user.uid) || found.data === null) return <NotFound />;
  return (
    <Page width="wide">
      <Loaded query={found}>{(chosen) => (
        <>
          <PageHeader title={chosen?.title ?? ''} lead={chosen?.teacherName} />
          <Loaded query={enrolled}>{(mine) => (mine ? (
            <Loaded query={lessons}>{(entries) => <Lessons courseId={id} lessons={entries} />}</Loaded>
          ) : (
            <EmptyState title={text.notEnrolled} actions={<ButtonLink to={`/enroll/${id}/${user.uid}/${chosen?.slug ?? ''}`} variant="accent">{text.enrol}</ButtonLink>} />
          ))}</Loaded>
        </>
      )}</Loaded>
    </Page>
  );
}

function Lessons({ courseId, lessons }: { courseId: string; lessons: readonly OutlineLesson[] }) {
  const text = useText(watchWords);
  const asked = useSearchParams()[0].get('lesson');
  const lesson = lessons.find(({ id }) => id === asked) ?? lessons[0];
  if (!lesson) return <EmptyState icon={<PlayIcon />} title={text.noLessons}>{text.noLessonsLead}</EmptyState>;
  const entries = lessons.map(({ id, title, durationSec }) => ({ id, title, note: text.minutes(durationSec) }));
  return (
    <div className={styles.layout}>
      <div className={styles.main}><LessonView key={lesson.id} courseId={courseId} lesson={lesson} /></div>
      <LessonList label={text.outline} lessons={entries} selected={lesson.id} />
    </div>
  );
}

function LessonView({ courseId, lesson }: { courseId: string; lesson: OutlineLesson }) {
  const query = useQuery(lessonContent(courseId, lesson.id));
  const place = `${courseId}/${lesson.id}`;
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  return (
    <Loaded query={query}>{(content) => (
      <>
        <h2>{lesson.title}</h2>
        {content?.videoUrl ? (
          <Player
            src={content.videoUrl} label={lesson.title} chapters={content.chapters} startAt={getPlace(place)}
            onPlayed={({ positionSec, reason }) => savePlace(place, reason === 'end' ? 0 : positionSec)}
            captions={content.captions.map(({ url, language }) => ({ url, language, label: languages.of(language) ?? language }))}
          />
        ) : null}
        {content?.body && (lesson.kind === 'quiz' ? <QuizLesson body={content.body} /> : <Markdown text={content.body} />)}
      </>
    )}</Loaded>
  );
}
