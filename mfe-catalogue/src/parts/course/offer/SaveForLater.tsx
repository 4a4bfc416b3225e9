import { useCart } from '@lectern/shared/cart';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { deferredPart } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { ButtonLink, HeartIcon, Skeleton } from '@lectern/shared/ui';
import { offerText } from '../../../text/offer.en';
import { coursePath } from '../../cards/coursePath';
import { cartItemOf } from './cartItemOf';

const SaveButton = deferredPart(
  () => import('./SaveButton'),
  (module) => module.SaveButton,
);

/**
 * Button that saves the course for later. Signed-out visitors get a link to sign in instead, or nothing if the course
 * is free. Renders nothing while the course is in the cart.
 */
export function SaveForLater({ course }: { course: CatalogueCourse }) {
  const text = useText(offerText);
  const { user } = useHost();
  const isInCart = useCart().some(({ kind, refId }) => kind === 'course' && refId === course.id);
  if (isInCart) return null;
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
