import { useState } from 'react';
import { addCartItem, useCart } from '@lectern/shared/cart';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Button, ButtonLink, CartIcon, FormStatus, Price, Skeleton } from '@lectern/shared/ui';
import { courseAccess } from '../../data/courseAccess';
import { cardWords } from '../../text/card.en';
import { courseWords } from '../../text/course.en';
import { useText } from '../../text/useText';
import { cartItemOf } from './cartItemOf';
import styles from './Course.module.css';

/** What the course costs, and the one thing to do next: go to it, enrol, or put it into the cart. */
export function CourseOffer({ course }: { course: CatalogueCourse }) {
  const text = useText(courseWords);
  const cardText = useText(cardWords);
  const { user } = useHost();
  const access = useQuery({ ...courseAccess(course, user?.uid ?? ''), enabled: user !== null });
  const who = user?.uid ?? 'me';
  if (access.isLoading)
    return (
      <div className={styles.offer} aria-busy="true">
        <Skeleton width="30%" height="var(--text-2xl)" />
        <Skeleton height="3.25rem" />
      </div>
    );
  if (access.data === 'enrolled') {
    return (
      <div className={styles.offer}>
        <p className={styles.yours}>{text.enrolled}</p>
        <ButtonLink to={`/watch/${course.id}/${who}/${course.slug}`} variant="accent" size="large" wide>
          {text.goTo}
        </ButtonLink>
      </div>
    );
  }
  const { price } = course;
  const item = cartItemOf(course);
  const enrol = (words: string) => (
    <ButtonLink to={`/enroll/${course.id}/${who}/${course.slug}`} variant="accent" size="large" wide>
      {words}
    </ButtonLink>
  );
  if (access.data === 'entitled')
    return (
      <div className={styles.offer}>
        <p className={styles.yours}>{text.owned}</p>
        {enrol(text.enrolOwned)}
      </div>
    );
  return (
    <div className={styles.offer}>
      <p className={styles.price}>
        {price ? <Price amount={price.amount} currency={price.currency} /> : cardText.free}
      </p>
      {item && <p className={styles.note}>{text.noPayments}</p>}
      {item ? <AddToCart course={course} item={item} /> : enrol(text.enrol)}
    </div>
  );
}

function AddToCart({
  course: { id, title },
  item,
}: {
  course: CatalogueCourse;
  item: { productId: string; priceId: string };
}) {
  const text = useText(courseWords);
  const { announce } = useHost();
  const [isRefused, setIsRefused] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const items = useCart();
  if (items.some((line) => line.kind === 'course' && line.refId === id)) {
    return (
      <>
        <p className={styles.yours}>{text.inCart}</p>
        <ButtonLink
          ref={(link) => {
            if (isAdded) link?.focus();
          }}
          to="/shopping"
          variant="accent"
          size="large"
          wide
          icon={<CartIcon />}
        >
          {text.toCart}
        </ButtonLink>
      </>
    );
  }
  const add = (): void => {
    const done = addCartItem({ ...item, kind: 'course', refId: id });
    setIsRefused(!done);
    setIsAdded(done);
    if (done) announce(text.added(title));
  };
  return (
    <>
      <Button variant="accent" size="large" wide icon={<CartIcon />} onClick={add}>
        {text.addToCart}
      </Button>
      {isRefused && <FormStatus tone="warning">{text.cartFull}</FormStatus>}
    </>
  );
}
