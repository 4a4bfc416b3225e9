import { kindOf } from '@lectern/shared/failure';
import { useHost, useUser } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Card, Page, PageHeader, SkeletonText } from '@lectern/shared/ui';
import { course } from '../data/courses';
import { retryLoad } from '../loading/deferredPanel';
import { enrolScreenText } from '../text/enrol/enrolScreen.en';

const EnrolmentConfirmation = deferredPart(
  () => import('../enrol/EnrolmentConfirmation'),
  (module) => module.default,
);
const EnrolmentClosed = deferredPart(
  () => import('../enrol/EnrolmentClosed'),
  (module) => module.default,
);
// The confirmation's code loads in parallel with the course, not after it.
EnrolmentConfirmation.prepare();

/**
 * Enrol screen: confirms course and account, enrols once, and opens the first lesson. Any other uid shows the not-found
 * page.
 */
export default function EnrollScreen() {
  const { NotFound } = useHost();
  const user = useUser();
  const { id = '', uid = '' } = useParams();
  const isOwn = user !== null && (uid === 'me' || uid === user.uid);
  const query = useQuery({
    ...course(id),
    networkMode: 'always',
    enabled: isOwn,
    retry: (times, error) => times < 1 && kindOf(error) !== 'denied',
  });
  if (!user || !isOwn || query.data === null) return <NotFound />;
  const deferred = { placeholder: <EnrolPlaceholder />, failed: retryLoad };
  return (
    <Page width="narrow">
      {query.isError && kindOf(query.error) === 'denied' ? (
        <EnrolmentClosed reason="withdrawn" {...deferred} />
      ) : (
        <QueryState query={query} placeholder={<EnrolPlaceholder />}>
          {(found) => found && <EnrolmentConfirmation course={found} user={user} {...deferred} />}
        </QueryState>
      )}
    </Page>
  );
}

function EnrolPlaceholder() {
  const text = useText(enrolScreenText);
  return (
    <>
      <PageHeader title={text.title} />
      <Card aria-busy="true">
        <SkeletonText lines={6} />
      </Card>
    </>
  );
}
