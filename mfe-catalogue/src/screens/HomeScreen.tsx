import { useState, type ReactNode } from 'react';
import { slugWords, type CatalogueHome, type ListedOpenCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText as useSharedText } from '@lectern/shared/text';
import {
  ArrowEndIcon,
  BookIcon,
  classNames,
  CodeIcon,
  Grid,
  Page,
  PlayIcon,
  Section,
  TeamIcon,
} from '@lectern/shared/ui';
import { BOOK_WIDTH } from '../parts/bookWidth';
import { CardSkeletons } from '../parts/CardSkeletons';
import { CategoryTiles } from '../parts/CategoryTiles';
import { CourseGrid } from '../parts/CourseGrid';
import { HeroArt } from '../parts/HeroArt';
import { NearView } from '../parts/NearView';
import { NothingPublished } from '../parts/NothingPublished';
import { SearchForm } from '../parts/SearchForm';
import { useContinuedStand } from '../parts/useContinuedStand';
import { continuedBefore } from '../data/continuedBefore';
import { catalogueHome } from '../data/home';
import { homeWords } from '../text/home.en';
import { failedText } from '../text/failed.en';
import { useText } from '../text/useText';
import cards from '../parts/Cards.module.css';
import tiles from '../parts/Tiles.module.css';
import styles from './HomeScreen.module.css';

/** Columns of a third of the row; in a narrow one, of the whole. */
const THREE_OR_ONE = 'clamp(30%, (38rem - 100%) * 999, 100%)';

const ContinueLearning = deferredPart(
  () => import('../parts/ContinueLearning'),
  (module) => module.ContinueLearning,
);
const BookShelf = deferredPart(
  () => import('../parts/BookShelf'),
  (module) => module.BookShelf,
);

/** The first page: what can be learned here, and the ways into it. */
export default function HomeScreen() {
  const text = useText(homeWords);
  const failed = useSharedText(failedText);
  const { config, user } = useHost();
  const query = useQuery(catalogueHome(config.backend));
  const [places] = useState(continuedBefore);
  const { stand, tell } = useContinuedStand(user !== null, places);
  const waits = user !== null && stand === 'open';
  const continued = user && (
    <ContinueLearning
      user={user}
      places={places}
      onKnown={tell}
      placeholder={
        places > 0 && (
          <Section title={text.continue}>
            <CardSkeletons count={places} />
          </Section>
        )
      }
      failed={() => null}
    />
  );
  const second = stand === 'second' && continued;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.inside}>
          <div className={styles.words}>
            <h1 tabIndex={-1} className={styles.title}>
              {text.title}
            </h1>
            <p className={styles.lead}>{text.lead}</p>
            <SearchForm label={text.searchLabel} button={text.search} />
          </div>
          <HeroArt />
        </div>
      </div>
      <Page>
        {stand !== 'second' && continued}
        <QueryState
          title={failed.catalogue}
          query={waits ? { ...query, data: undefined } : query}
          placeholder={
            <Section key={stand} title={text.popular}>
              <CardSkeletons />
            </Section>
          }
        >
          {(home) => (home ? <Shelves home={home} second={second} /> : <NothingPublished />)}
        </QueryState>
        {!query.data && second}
        {!waits && query.data && (
          <NearView place={<BookPlaces busy={false} />}>
            <BookShelf placeholder={<BookPlaces busy />} failed={() => null} />
          </NearView>
        )}
        <Section title={text.alsoHere}>
          <Grid as="ul" minColumn={THREE_OR_ONE} stretch>
            <li>
              <Way to="/books" icon={<BookIcon />} {...text.books} />
            </li>
            <li>
              <Way to="/codepen" icon={<CodeIcon />} {...text.code} />
            </li>
            <li>
              <Way to="/teach" icon={<TeamIcon />} {...text.teach} />
            </li>
          </Grid>
        </Section>
      </Page>
    </>
  );
}

function Shelves({
  home: { categories, popular, newest, open },
  second,
}: {
  home: CatalogueHome;
  /** Stands below the first shelf. */ second: ReactNode;
}) {
  const text = useText(homeWords);
  if (popular.length === 0 && newest.length === 0) return <NothingPublished />;
  return (
    <>
      <Section title={text.popular} more={<Link to="/all-courses">{text.all}</Link>}>
        <div className={styles.shelf}>
          <CourseGrid courses={popular} />
        </div>
      </Section>
      {second}
      <Section title={text.categories}>
        <CategoryTiles categories={categories} />
      </Section>
      <Section title={text.newest} more={<Link to="/all-courses?sort=newest">{text.allNewest}</Link>}>
        <div className={styles.shelf}>
          <CourseGrid courses={newest} />
        </div>
      </Section>
      <OpenCourses courses={open} />
    </>
  );
}

/** Courses that everybody can watch at once, those of the site's open buckets; nothing when there are none. */
function OpenCourses({ courses }: { courses: readonly ListedOpenCourse[] }) {
  const text = useText(homeWords);
  const { openBuckets } = useHost().config;
  const playable = courses.filter(({ bucket }) => openBuckets.includes(bucket));
  if (playable.length === 0) return null;
  return (
    <Section title={text.open} lead={text.openLead}>
      <Grid as="ul" minColumn="16rem" stretch>
        {playable.map(({ bucket, name, lessonCount }) => (
          <li key={`${bucket}/${name}`}>
            <Way
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

/** `cue` says what a press does, on a tile that has a row to itself. */
function Way({
  to,
  icon,
  title,
  text,
  cue,
}: {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
  cue?: string | false;
}) {
  return (
    <Link className={classNames(tiles.tile, cue && tiles.lone)} to={to}>
      <span className={tiles.sign}>{icon}</span>
      <strong>{title}</strong>
      <span>{text}</span>
      {cue && (
        <span className={tiles.cue}>
          {cue}
          <ArrowEndIcon />
        </span>
      )}
    </Link>
  );
}

function BookPlaces({ busy }: { busy: boolean }) {
  const text = useText(homeWords);
  return (
    <Section title={text.books.title}>
      <div className={cards.row}>
        <CardSkeletons count={5} shape="book" least={BOOK_WIDTH} busy={busy} />
      </div>
    </Section>
  );
}
