import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { deferredPart } from '@lectern/shared/loading';
import { ButtonLink, HeartIcon, Skeleton } from '@lectern/shared/ui';
import { courseWords } from '../../text/course.en';
import { useText } from '../../text/useText';
import { coursePath } from '../coursePath';
import { cartItemOf } from './cartItemOf';

const SaveButton = deferredPart(
  () => import('./SaveButton'),
  (module) => module.SaveButton,
);

/** Saves the course for later; the way there for who is not signed in, where the course costs something. */
export function KeepForLater({ course }: { course: CatalogueCourse }) {
  const text = useText(courseWords);
  const { user } = useHost();
  if (user)
    return (
      <SaveButton course={course} user={user} placeholder={<Skeleton height="var(--control)" />} failed={() => null} />
    );
  if (!cartItemOf(course)) return null;
  return (
    <ButtonLink
      to={`/sign_in?next=${encodeURIComponent(coursePath(course))}`}
      variant="secondary"
      wide
      icon={<HeartIcon />}
    >
      {text.signInToSave}
    </ButtonLink>
  );
}
