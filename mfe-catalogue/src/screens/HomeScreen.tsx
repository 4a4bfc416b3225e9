import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Page, Section } from '@lectern/shared/ui';
import { catalogueHome } from '../data/deferredHomeData';
import { continueCount } from '../data/continueCount';
import { CardSkeletons } from '../parts/cards/CardSkeletons';
import { NothingPublished } from '../parts/cards/NothingPublished';
import { BookShelfSkeleton } from '../parts/home/BookShelfSkeleton';
import { Hero } from '../parts/home/Hero';
import { NearView } from '../parts/home/NearView';
import { OtherOffers } from '../parts/home/OtherOffers';
import { Shelves } from '../parts/home/Shelves';
import { useContinuePosition } from '../parts/home/useContinuePosition';
import * as styles from '../parts/home/Home.module.css';
import { failedText } from '../text/failed.en';
import { homeText } from '../text/home.en';

const loadOwnParts = () => import('../parts/home/ownParts');
const ContinueLearning = deferredPart(loadOwnParts, (parts) => parts.ContinueLearning);
const NextLessonLink = deferredPart(loadOwnParts, (parts) => parts.NextLessonLink);
const LowerShelves = deferredPart(
  () => import('../parts/home/LowerShelves'),
  (module) => module.LowerShelves,
);

/** Home screen: search, started courses, shelves of courses, books and learning paths. */
export default function HomeScreen() {
  const { user } = useHost();
  const [expected] = useState(continueCount);
  return (
    <>
      <Hero
        nextLesson={user && expected > 0 && <NextLessonLink user={user} placeholder={null} failed={() => null} />}
      />
      <Page>
        <HomeShelves expected={expected} />
        <OtherOffers />
      </Page>
    </>
  );
}

/**
 * The shelves, with the started courses of a signed-in visitor above or below the first one. `expected` is the number
 * of started courses that this device showed last.
 */
function HomeShelves({ expected }: { expected: number }) {
  const failed = useText(failedText);
  const { config, user } = useHost();
  const query = useQuery(catalogueHome(config.backend));
  const { position, onLoaded } = useContinuePosition(user !== null, expected);
  const isWaiting = user !== null && position === 'undecided';
  const started = user && (
    <ContinueLearning
      user={user}
      expected={expected}
      onLoaded={onLoaded}
      placeholder={<ContinueSkeleton count={expected} />}
      failed={() => null}
    />
  );
  const belowFirst = position === 'below' && started;
  return (
    <>
      {position !== 'below' && started}
      <QueryState
        query={isWaiting ? { ...query, data: undefined } : query}
        title={failed.catalogue}
        placeholder={<PopularSkeleton key={position} />}
      >
        {(home) => (home ? <Shelves home={home} belowFirst={belowFirst} /> : <NothingPublished />)}
      </QueryState>
      {!query.data && belowFirst}
      {!isWaiting && query.data && (
        <NearView placeholder={<BookShelfSkeleton busy={false} />}>
          <LowerShelves placeholder={<BookShelfSkeleton busy />} failed={() => null} />
        </NearView>
      )}
    </>
  );
}

function ContinueSkeleton({ count }: { count: number }) {
  const text = useText(homeText);
  return (
    count > 0 && (
      <Section title={text.continue}>
        <div className={styles.shelf}>
          <CardSkeletons count={count} />
        </div>
      </Section>
    )
  );
}

function PopularSkeleton() {
  const text = useText(homeText);
  return (
    <Section title={text.popular}>
      <div className={styles.shelf}>
        <CardSkeletons />
      </div>
    </Section>
  );
}
