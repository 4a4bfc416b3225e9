import { useEffect, useRef } from 'react';
import { useTitle, type SessionUser } from '@lectern/shared/host';
import { LoadFailed } from '@lectern/shared/loading';
import { Link, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, classNames, EmptyState, FormStatus, Page, PageHeader, Skeleton } from '@lectern/shared/ui';
import * as rowStyles from '../../parts/page/cutRow.module.css';
import { showSelected } from '../../parts/page/showSelected';
import { studioText } from '../../text/studio.en';
import { LessonPage } from '../lesson/LessonPage';
import { Choices } from './Choices';
import { partAddress, STUDIO_PART_NAMES, type StudioPart } from './partAddress';
import { STUDIO_PARTS } from './parts';
import { reasonOf } from './reasonOf';
import { SaveStatus } from './SaveStatus';
import { DraftContext, useDraftValue, useOpenDraft } from './useDraft';
import * as styles from './StudioCourse.module.css';

/** The studio of one course: its title, the state of saving, and the selected part or lesson. */
export function StudioCourse({ user, courseId }: { user: SessionUser; courseId: string }) {
  const text = useText(studioText);
  const opening = useOpenDraft(user.uid, courseId);
  if (opening.kind === 'open')
    return (
      <DraftContext value={opening.session}>
        <OpenCourse user={user} courseId={courseId} />
      </DraftContext>
    );
  return (
    <Page>
      {opening.kind === 'opening' && (
        <>
          <PageHeader title={text.loading} />
          <Skeleton height="24rem" />
        </>
      )}
      {opening.kind === 'missing' && (
        <EmptyState
          title={text.course.missing}
          headingLevel={1}
          actions={<ButtonLink to={{ search: '' }}>{text.course.back}</ButtonLink>}
        >
          <p>{text.course.missingBody}</p>
        </EmptyState>
      )}
      {opening.kind === 'failed' && (
        <EmptyState
          title={text.course.failed}
          headingLevel={1}
          actions={<Button onClick={opening.retry}>{text.retry}</Button>}
        >
          <p role="alert">{reasonOf(opening.error)}</p>
        </EmptyState>
      )}
    </Page>
  );
}

function OpenCourse({ user, courseId }: { user: SessionUser; courseId: string }) {
  const text = useText(studioText);
  const [query] = useSearchParams();
  const courseTitle = useDraftValue(({ view }) => view.details.title);
  const isGone = useDraftValue(({ save }) => save.kind === 'gone');
  const part = STUDIO_PART_NAMES.find((name) => name === query.get('part')) ?? 'outline';
  const lessonId = query.get('lesson');
  const title = courseTitle || text.untitled;
  useTitle(`${text.course[part]} · ${title}`);
  return (
    <Page>
      <PageHeader
        title={title}
        eyebrow={<Link to={{ search: '' }}>{text.course.back}</Link>}
        actions={<SaveStatus />}
      />
      <PartMenu courseId={courseId} selected={part} />
      {isGone && (
        <FormStatus tone="error" title={text.course.gone}>
          {text.course.goneBody}
        </FormStatus>
      )}
      <Choices />
      {part === 'outline' && lessonId ? (
        <LessonPage key={lessonId} courseId={courseId} lessonId={lessonId} />
      ) : (
        <Part part={part} user={user} courseId={courseId} />
      )}
    </Page>
  );
}

function PartMenu({ courseId, selected }: { courseId: string; selected: StudioPart }) {
  const text = useText(studioText).course;
  const menu = useRef<HTMLElement>(null);
  useEffect(() => showSelected(menu.current), [selected]);
  return (
    <nav ref={menu} className={classNames(rowStyles.row, styles.menu)} aria-label={text.parts}>
      {STUDIO_PART_NAMES.map((name) => (
        <Link
          key={name}
          to={partAddress(courseId, name)}
          aria-current={name === selected ? 'page' : undefined}
          className={styles.entry}
          preventScrollReset
        >
          {text[name]}
        </Link>
      ))}
    </nav>
  );
}

function Part({ part, ...props }: { part: StudioPart; user: SessionUser; courseId: string }) {
  const text = useText(studioText);
  const Selected = STUDIO_PARTS[part];
  return (
    <Selected
      key={part}
      {...props}
      placeholder={<Skeleton height="24rem" />}
      failed={(retry) => <LoadFailed title={text.failed} error={null} onRetry={retry} />}
    />
  );
}
