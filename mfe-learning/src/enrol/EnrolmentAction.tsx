import { useRef } from 'react';
import type { Course } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useNavigate } from '@lectern/shared/router';
import { Button, ButtonLink, FormStatus, Price } from '@lectern/shared/ui';
import { enrol, type Admission } from '../data/admission';
import { reasonOf } from '../parts/reasonOf';
import styles from './enrol.module.css';
import { enrollWords } from '../text/enrol/enrolment.en';
import { useText } from '../text/useText';
import { AddToCart } from './AddToCart';

/** The one thing to do next: go to the course, enrol, or put it into the cart. */
export function EnrolmentAction({ course, uid, way }: { course: Course; uid: string; way: Admission }) {
  const text = useText(enrollWords);
  const watch = `/watch/${course.id}/${uid}/${course.slug}`;
  if (way.kind === 'enrolled')
    return (
      <div className={styles.acts}>
        <ButtonLink to={watch} variant="accent" size="large">
          {text.watch}
        </ButtonLink>
      </div>
    );
  if (way.kind === 'open') return <EnrolButton course={course} uid={uid} way={way.way} watch={watch} />;
  return way.kind === 'paid' ? (
    <>
      <p>
        <strong>
          <Price amount={way.price.unit_amount} currency={way.price.currency} />
        </strong>
      </p>
      <AddToCart way={way} lead={text.paid} />
    </>
  ) : null;
}

type ButtonProps = { course: Course; uid: string; way: 'free' | 'claim' | 'owned'; watch: string };

/** Enrols once, however often it is pressed, and goes on to the first lesson. */
function EnrolButton({ course, uid, way, watch }: ButtonProps) {
  const text = useText(enrollWords);
  const navigate = useNavigate();
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const entering = useMutation({
    networkMode: 'always',
    mutationFn: () => enrol(uid, course),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['users', uid], refetchType: 'none' });
      await navigate(watch, { replace: true });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const press = (): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    entering.mutate();
  };
  return (
    <div className={styles.acts}>
      {way === 'owned' && <p>{text.owned}</p>}
      <Button variant="accent" size="large" busy={entering.isPending} onClick={press}>
        {text.confirm[way]}
      </Button>
      {entering.isError && (
        <FormStatus tone="error" title={text.failed}>
          {kindOf(entering.error) === 'denied' ? text.denied : reasonOf(entering.error)}
        </FormStatus>
      )}
    </div>
  );
}
