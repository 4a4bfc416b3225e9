import type { Course } from '@lectern/shared/domain';
import { useHost, useTitle, useUser, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { useNavigate, useParams } from '@lectern/shared/router';
import { Button, ButtonLink, Card, CourseCover, FormStatus, Page, PageHeader } from '@lectern/shared/ui';
import { Loaded, sentenceOf } from '../parts/Loaded';
import { course } from '../data/courses';
import { enrolment, saveFreeEnrolment } from '../data/enrolments';
import { enrollWords } from '../text/enroll.en';
import { useText } from '../text/useText';

/** Confirms course and account, enrols once, and leads to the first lesson. A path with another uid is a page that does not exist. */
export default function EnrollScreen() {
  const { NotFound } = useHost();
  const user = useUser();
  const { id = '', uid = '' } = useParams();
  const query = useQuery(course(id));
  if (!user || (uid !== 'me' && uid !== user.uid) || query.data === null) return <NotFound />;
  return <Page width="narrow"><Loaded query={query}>{(found) => (found ? <Confirm course={found} user={user} /> : null)}</Loaded></Page>;
}

function Confirm({ course: chosen, user }: { course: Course; user: SessionUser }) {
  const text = useText(enrollWords);
  useTitle(`${text.title}: ${chosen.title}`);
  const navigate = useNavigate();
  const client = useQueryClient();
  const known = useQuery(enrolment(user.uid, chosen.id));
  const watch = `/watch/${chosen.id}/${user.uid}/${chosen.slug}`;
  const enrol = useMutation({
    mutationFn: () => saveFreeEnrolment(user.uid, chosen.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['users', user.uid] });
      await navigate(watch, { replace: true });
    },
  });
  return (
    <>
      <PageHeader title={text.title} lead={text.lead(chosen.title)} />
      <Card>
        <CourseCover id={chosen.id} category={chosen.category} />
        <dl>
          <dt>{text.course}</dt><dd>{chosen.title}, {text.facts(chosen.lessonCount)}</dd>
          <dt>{text.account}</dt><dd>{user.displayName || user.email} ({user.email})</dd>
        </dl>
        {known.data && <p>{text.already} <ButtonLink to={watch} variant="primary">{text.watch}</ButtonLink></p>}
        {known.data === null && chosen.productId === null && <Button variant="accent" size="large" busy={enrol.isPending} onClick={() => enrol.mutate()}>{text.confirm}</Button>}
        {known.data === null && chosen.productId !== null && <p>{text.paid} <ButtonLink to={`/course/${chosen.slug}/${chosen.id}`} variant="secondary">{text.toCourse}</ButtonLink></p>}
        {enrol.isError && <FormStatus tone="error" title={text.failed}>{sentenceOf(enrol.error)}</FormStatus>}
      </Card>
    </>
  );
}
