import { lazy, Suspense, type ReactNode } from 'react';
import { kindOf } from '@lectern/shared/failure';
import { useHost, useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useParams } from '@lectern/shared/router';
import { Card, Page, PageHeader, SkeletonText } from '@lectern/shared/ui';
import { course } from '../data/courses';
import { Loaded } from '../parts/Loaded';
import { enrollScreenWords } from '../text/enrol/enrolScreen.en';
import { useText } from '../text/useText';

// What is shown of a course comes beside the course itself, not before.
const confirm = import('../enrol/EnrolmentConfirmation');
confirm.catch(() => undefined);
const EnrolmentConfirmation = lazy(() => confirm.catch(() => import('../enrol/EnrolmentConfirmation')));
const EnrolmentClosed = lazy(() => import('../enrol/EnrolmentClosed'));

/**
 * Confirms course and account, enrols once, and leads to the first lesson. A path with another uid is a page that does
 * not exist.
 */
export default function EnrollScreen() {
  const { NotFound } = useHost();
  const user = useUser();
  const { id = '', uid = '' } = useParams();
  const isMine = user !== null && (uid === 'me' || uid === user.uid);
  const query = useQuery({
    ...course(id),
    networkMode: 'always',
    enabled: isMine,
    retry: (times, error) => times < 1 && kindOf(error) !== 'denied',
  });
  if (!user || !isMine || query.data === null) return <NotFound />;
  return (
    <Page width="narrow">
      {query.isError && kindOf(query.error) === 'denied' ? (
        <Late>
          <EnrolmentClosed why="withdrawn" />
        </Late>
      ) : (
        <Loaded query={query} waiting={<Waiting />}>
          {(found) =>
            found ? (
              <Late>
                <EnrolmentConfirmation course={found} user={user} />
              </Late>
            ) : null
          }
        </Loaded>
      )}
    </Page>
  );
}

/**
 * Around the code that is still to come alone: what stands before it would be hidden meanwhile, and its heading be
 * there twice.
 */
const Late = ({ children }: { children: ReactNode }) => <Suspense fallback={<Waiting />}>{children}</Suspense>;

function Waiting() {
  const text = useText(enrollScreenWords);
  return (
    <>
      <PageHeader title={text.title} />
      <Card aria-busy="true">
        <SkeletonText lines={6} />
      </Card>
    </>
  );
}
