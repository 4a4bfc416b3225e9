import { slugWords, type ListedOpenCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Grid, PlayIcon, Section } from '@lectern/shared/ui';
import { homeText } from '../../text/home.en';
import { LinkTile } from './LinkTile';

/** Courses of the site's open buckets, which need no account; renders nothing when there are none. */
export function OpenCourses({ courses }: { courses: readonly ListedOpenCourse[] }) {
  const text = useText(homeText);
  const { openBuckets } = useHost().config;
  const playable = courses.filter(({ bucket }) => openBuckets.includes(bucket));
  if (playable.length === 0) return null;
  return (
    <Section title={text.open} lead={text.openLead}>
      <Grid as="ul" minColumn="16rem" stretch>
        {playable.map(({ bucket, name, lessonCount }) => (
          <li key={`${bucket}/${name}`}>
            <LinkTile
              to={`/watch/${bucket}/${name}`}
              icon={<PlayIcon />}
              title={slugWords(name)}
              text={text.lessons(lessonCount)}
              cue={playable.length === 1 && text.watch}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
