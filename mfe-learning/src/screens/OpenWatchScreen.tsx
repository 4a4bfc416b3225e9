import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useParams, useSearchParams } from '@lectern/shared/router';
import { ButtonLink, FormStatus, Page, PageHeader } from '@lectern/shared/ui';
import { Loaded } from '../parts/Loaded';
import styles from '../parts/LessonLayout.module.css';
import { LessonList } from '../parts/LessonList';
import { Player } from '../player/Player';
import { isCourseName, openCourse, openLessonUrls, type OpenLesson } from '../data/openCourse';
import { getPlace, savePlace } from '../data/place';
import { openWords } from '../text/open.en';
import { useText } from '../text/useText';

/** Plays a public folder of an open bucket, for everybody. Another bucket, and a folder that is not there, are pages that do not exist. */
export default function OpenWatchScreen() {
  const { config, NotFound } = useHost();
  const { bucket = '', course_name: name = '' } = useParams();
  const isAllowed = config.openBuckets.includes(bucket) && isCourseName(name);
  const query = useQuery({ ...openCourse(bucket, name), enabled: isAllowed });
  if (!isAllowed || query.data?.length === 0) return <NotFound />;
  return query.data ? <OpenCourse bucket={bucket} name={name} lessons={query.data} /> : <Page><Loaded query={query}>{() => null}</Loaded></Page>;
}

function OpenCourse({ bucket, name, lessons }: { bucket: string; name: string; lessons: readonly OpenLesson[] }) {
  const text = useText(openWords);
  const { user } = useHost();
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  useTitle(title);
  const asked = Number(useSearchParams()[0].get('lesson') ?? '1');
  const index = Number.isInteger(asked) && asked >= 1 && asked <= lessons.length ? asked : 1;
  const lesson = lessons[index - 1];
  const entries = lessons.map((entry, at) => ({ id: String(at + 1), title: entry.title || text.lesson(at + 1) }));
  return (
    <Page width="wide">
      <PageHeader title={title} lead={text.lead} />
      <div className={styles.layout}>
        <div className={styles.main}>
          {lesson && <OpenPlayer key={lesson.path} bucket={bucket} lesson={lesson} label={entries[index - 1]?.title ?? title} />}
          {!user && <FormStatus tone="info">{text.join} <ButtonLink to="/sign_up" variant="quiet" size="small">{text.signUp}</ButtonLink></FormStatus>}
        </div>
        <LessonList label={text.lessons} lessons={entries} selected={String(index)} />
      </div>
    </Page>
  );
}

function OpenPlayer({ bucket, lesson, label }: { bucket: string; lesson: OpenLesson; label: string }) {
  const query = useQuery(openLessonUrls(bucket, lesson));
  const place = `${bucket}/${lesson.path}`;
  return (
    <Loaded query={query}>
      {({ video, captions }) => (
        <Player
          src={video} label={label} chapters={[]} startAt={getPlace(place)}
          onPlayed={({ positionSec, reason }) => savePlace(place, reason === 'end' ? 0 : positionSec)}
          captions={captions ? [{ url: captions, language: document.documentElement.lang || 'en', label: 'CC' }] : []}
        />
      )}
    </Loaded>
  );
}
