import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { takesPayments } from '@lectern/shared/contract';
import { AddToCart } from '@lectern/shared/cartButton';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, Price, Skeleton } from '@lectern/shared/ui';
import { courseAccess } from '../../../data/courseAccess';
import { cardText } from '../../../text/card.en';
import { offerText } from '../../../text/offer.en';
import * as styles from './Offer.module.css';
import { cartItemOf } from './cartItemOf';

/**
 * Price of a course and the next step: open it, enrol, or add it to the cart. While it is unknown whether an account
 * has the course, nothing is offered: an owner could buy it twice.
 */
export function CourseOffer({ course }: { course: CatalogueCourse }) {
  const { user } = useHost();
  const query = courseAccess(course, user?.uid ?? '');
  const { data, isLoading, isFetching, errorUpdateCount, refetch } = useQuery({ ...query, enabled: user !== null });
  const hasFailed = data === undefined && errorUpdateCount > 0;
  const next = useFocusAfterRetry(hasFailed);
  if (isLoading && !hasFailed) return <OfferSkeleton />;
  return (
    <div ref={next} className={styles.offer}>
      {hasFailed ? (
        <UnknownAccess isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : data === undefined || data === 'none' ? (
        <OpenOffer course={course} />
      ) : (
        <OwnedOffer course={course} isEnrolled={data === 'enrolled'} />
      )}
    </div>
  );
}

/** Returns the ref of the offer: its first link or button takes the focus that a successful retry has removed. */
function useFocusAfterRetry(hasFailed: boolean) {
  const offer = useRef<HTMLDivElement>(null);
  const hadFailed = useRef(hasFailed);
  useLayoutEffect(() => {
    if (hadFailed.current && !hasFailed && document.activeElement === document.body)
      offer.current?.querySelector<HTMLElement>('a, button')?.focus();
    hadFailed.current = hasFailed;
  }, [hasFailed]);
  return offer;
}

function UnknownAccess({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const text = useText(offerText);
  return (
    <>
      <p className={styles.note} role="alert">
        {text.accessFailed}
      </p>
      <Button variant="secondary" size="large" wide busy={isRetrying} onClick={onRetry}>
        {text.again}
      </Button>
    </>
  );
}

function OpenOffer({ course }: { course: CatalogueCourse }) {
  const text = useText(offerText);
  const { config } = useHost();
  const path = usePathOf(course);
  const item = cartItemOf(course);
  return (
    <>
      <CoursePrice price={course.price} />
      {item && !takesPayments(config) && <p className={styles.note}>{text.noPayments}</p>}
      {item ? (
        <AddToCart item={item} title={course.title} />
      ) : (
        <LargeLink to={`/enroll/${path}`}>{text.enrol}</LargeLink>
      )}
    </>
  );
}

function OwnedOffer({ course, isEnrolled }: { course: CatalogueCourse; isEnrolled: boolean }) {
  const text = useText(offerText);
  const path = usePathOf(course);
  return (
    <>
      <p className={styles.yours}>{isEnrolled ? text.enrolled : text.owned}</p>
      <LargeLink to={`/${isEnrolled ? 'watch' : 'enroll'}/${path}`}>
        {isEnrolled ? text.goTo : text.enrolOwned}
      </LargeLink>
    </>
  );
}

/** Returns the part of an address that names the course and the visitor. */
function usePathOf({ id, slug }: CatalogueCourse): string {
  return `${id}/${useHost().user?.uid ?? 'me'}/${slug}`;
}

const OfferSkeleton = () => (
  <div className={styles.offer} aria-busy="true">
    <Skeleton width="30%" height="var(--text-2xl)" />
    <Skeleton height="3.25rem" />
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
