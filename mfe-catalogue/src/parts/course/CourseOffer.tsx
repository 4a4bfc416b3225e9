import { useState } from 'react';
import { addCartItem, useCart } from '@lectern/shared/cart';
import type { ListedCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Button, ButtonLink, CartIcon, FormStatus, Price, Skeleton } from '@lectern/shared/ui';
import { courseDetails } from '../../data/courseDetails';
import { isEnrolled } from '../../data/reviews';
import { courseWords } from '../../text/course.en';
import { cardWords } from '../../text/card.en';
import { useText } from '../../text/useText';
import styles from './Course.module.css';

/** What the course costs, and the one thing to do next: go to it, enrol, or put it into the cart. */
export function CourseOffer({ course }: { course: ListedCourse }) {
  const text = useText(courseWords);
  const cardText = useText(cardWords);
  const { user } = useHost();
  const enrolled = useQuery({ ...isEnrolled(course.id, user?.uid ?? ''), enabled: user !== null });
  const who = user?.uid ?? 'me';
  if (enrolled.isLoading) return <div className={styles.offer} aria-busy="true"><Skeleton width="30%" height="var(--text-2xl)" /><Skeleton height="3.25rem" /></div>;
  if (enrolled.data) {
    return <div className={styles.offer}><p className={styles.yours}>{text.enrolled}</p><ButtonLink to={`/watch/${course.id}/${who}/${course.slug}`} variant="accent" size="large" wide>{text.goTo}</ButtonLink></div>;
  }
  const isFree = course.price === null || course.price.amount === 0;
  return (
    <div className={styles.offer}>
      <p className={styles.price}>{course.price ? <Price amount={course.price.amount} currency={course.price.currency} /> : cardText.free}</p>
      {isFree
        ? <ButtonLink to={`/enroll/${course.id}/${who}/${course.slug}`} variant="accent" size="large" wide>{text.enrol}</ButtonLink>
        : <AddToCart course={course} priceId={course.price?.priceId ?? ''} />}
    </div>
  );
}

function AddToCart({ course, priceId }: { course: ListedCourse; priceId: string }) {
  const text = useText(courseWords);
  const { announce } = useHost();
  const details = useQuery(courseDetails(course.id));
  const [isRefused, setIsRefused] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const items = useCart();
  const productId = details.data?.productId;
  if (items.some((item) => item.kind === 'course' && item.refId === course.id)) {
    return <><p className={styles.yours}>{text.inCart}</p><ButtonLink ref={(link) => { if (isAdded) link?.focus(); }} to="/shopping" variant="accent" size="large" wide icon={<CartIcon />}>{text.toCart}</ButtonLink></>;
  }
  const add = (): void => {
    if (!productId) {
      void details.refetch();
      return;
    }
    const done = addCartItem({ productId, priceId, kind: 'course', refId: course.id });
    setIsRefused(!done);
    setIsAdded(done);
    if (done) announce(text.added(course.title));
  };
  return (
    <>
      <Button variant="accent" size="large" wide icon={<CartIcon />} busy={details.isFetching && !productId} onClick={add}>{text.addToCart}</Button>
      {isRefused && <FormStatus tone="warning">{text.cartFull}</FormStatus>}
      {details.isError && <FormStatus tone="error">{text.cartFailed}</FormStatus>}
    </>
  );
}
