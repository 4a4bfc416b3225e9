import { useMemo, useState, type ReactNode } from 'react';
import { useTitle, type SessionUser } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, EmptyState, FormStatus, Page, PageHeader, PlusIcon, SearchField, Skeleton } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { myCourses, type MyCourse } from '../data/myCourses';
import { CourseRow } from './CourseRow';
import { CreateCourse } from './CreateCourse';
import { DeleteCourse } from './DeleteCourse';
import * as styles from './MyCourses.module.css';

/** Reads zips and folders: loaded after the list. */
const ImportCourse = deferredPart(
  () => import('../transfer'),
  (module) => module.ImportCourse,
);

/** From this number of courses on, a search box helps. */
const SEARCH_FROM = 6;

/** The courses of a teacher, with search; creates and deletes drafts. */
export function MyCourses({ user }: { user: SessionUser }) {
  const text = useText(studioText);
  const query = useQuery(myCourses(user.uid));
  const client = useQueryClient();
  const [isCreating, setIsCreating] = useState(false);
  const [deleting, setDeleting] = useState<MyCourse | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  useTitle(text.courses.title);
  const create = <CreateButton onCreate={() => setIsCreating(true)} />;
  return (
    <Page>
      <PageHeader
        title={text.courses.title}
        lead={text.courses.lead}
        actions={
          <>
            <ImportCourse user={user} placeholder={null} />
            {create}
          </>
        }
      />
      {deleted !== null && <FormStatus tone="success">{text.deletion.done(deleted)}</FormStatus>}
      <QueryState query={query} title={text.courses.failed} placeholder={<Skeleton height="16rem" />}>
        {(courses) => <CourseList courses={courses} onDelete={setDeleting} create={create} />}
      </QueryState>
      <CreateCourse user={user} open={isCreating} onClose={() => setIsCreating(false)} />
      <DeleteCourse
        user={user}
        course={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ title }) => {
          setDeleting(null);
          setDeleted(title || text.untitled);
          void client.invalidateQueries({ queryKey: myCourses(user.uid).queryKey });
        }}
      />
    </Page>
  );
}

function CreateButton({ onCreate }: { onCreate: () => void }) {
  const text = useText(studioText).courses;
  return (
    <Button icon={<PlusIcon />} onClick={onCreate}>
      {text.create}
    </Button>
  );
}

type ListProps = { courses: readonly MyCourse[]; onDelete: (course: MyCourse) => void; create: ReactNode };

function CourseList({ courses, onDelete, create }: ListProps) {
  const text = useText(studioText).courses;
  const [words, setWords] = useState('');
  const shown = useMemo(() => {
    const wanted = words.trim().toLocaleLowerCase();
    return wanted === '' ? courses : courses.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  }, [courses, words]);
  if (courses.length === 0)
    return (
      <EmptyState title={text.none} actions={create}>
        <p>{text.noneBody}</p>
      </EmptyState>
    );
  return (
    <div className={styles.courses}>
      {courses.length >= SEARCH_FROM && (
        <div className={styles.search}>
          <SearchField label={text.search} value={words} onType={setWords} />
          <p role="status" className={styles.count}>
            {text.count(shown.length)}
          </p>
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState title={text.noMatch(words.trim())}>
          <p>{text.noMatchBody}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {shown.map((course) => (
            <CourseRow key={course.id} course={course} onDelete={onDelete} />
          ))}
        </ul>
      )}
    </div>
  );
}
