import type { ReactNode } from 'react';
import { takesPayments } from '@lectern/shared/contract';
import { AddToCart } from '@lectern/shared/cartButton';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ButtonLink, Price, Skeleton } from '@lectern/shared/ui';
import { courseAccess } from '../../../data/courseAccess';
import { cardText } from '../../../text/card.en';
import { offerText } from '../../../text/offer.en';
import * as styles from './Offer.module.css';
import { cartItemOf } from './cartItemOf';

/** Price of a course and the next step: open it, enrol, or add it to the cart. */
export function CourseOffer({ course }: { course: CatalogueCourse }) {
  const text = useText(offerText);
  const { user, config } = useHost();
  const access = useQuery({ ...courseAccess(course, user?.uid ?? ''), enabled: user !== null });
  const path = `${course.id}/${user?.uid ?? 'me'}/${course.slug}`;
  if (access.isLoading) return <OfferSkeleton />;
  if (access.data === 'enrolled')
    return (
      <OwnedOffer note={text.enrolled}>
        <LargeLink to={`/watch/${path}`}>{text.goTo}</LargeLink>
      </OwnedOffer>
    );
  if (access.data === 'entitled')
    return (
      <OwnedOffer note={text.owned}>
        <LargeLink to={`/enroll/${path}`}>{text.enrolOwned}</LargeLink>
      </OwnedOffer>
    );
  const item = cartItemOf(course);
  return (
    <div className={styles.offer}>
      <CoursePrice price={course.price} />
      {item && !takesPayments(config) && <p className={styles.note}>{text.noPayments}</p>}
      {item ? (
        <AddToCart item={item} title={course.title} />
      ) : (
        <LargeLink to={`/enroll/${path}`}>{text.enrol}</LargeLink>
      )}
    </div>
  );
}

const OfferSkeleton = () => (
  <div className={styles.offer} aria-busy="true">
    <Skeleton width="30%" height="var(--text-2xl)" />
    <Skeleton height="3.25rem" />
  </div>
);

const OwnedOffer = ({ note, children }: { note: string; children: ReactNode }) => (
  <div className={styles.offer}>
    <p className={styles.yours}>{note}</p>
    {children}
  </div>
);

const LargeLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonLink to={to} variant="accent" size="large" wide>
    {children}
  </ButtonLink>
);

function CoursePrice({ price }: Pick<CatalogueCourse, 'price'>) {
  const card = useText(cardText);
  return (
    <p className={styles.price}>{price ? <Price amount={price.amount} currency={price.currency} /> : card.free}</p>
  );
}
