import { useRef } from 'react';
import type { Course } from '@lectern/shared/domain';
import { kindOf, reasonOf } from '@lectern/shared/failure';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, FormStatus, Price } from '@lectern/shared/ui';
import { enrol, type Admission } from '../data/admission';
import { enrolmentText } from '../text/enrol/enrolment.en';
import { DownloadCourse } from '../offline/course/DownloadCourse';
import { AddToCart } from './AddToCart';
import * as styles from './enrol.module.css';

type Props = { course: Course; uid: string; access: Admission };

/** The next step into a course: start learning, enrol, or buy it. Renders nothing when enrolment is closed. */
export function EnrolmentAction({ course, uid, access }: Props) {
  const text = useText(enrolmentText);
  const watchPath = `/watch/${course.id}/${uid}/${course.slug}`;
  switch (access.kind) {
    case 'enrolled':
      return (
        <div className={styles.actions}>
          <ButtonLink to={watchPath} variant="accent" size="large">
            {text.watch}
          </ButtonLink>
          <DownloadCourse uid={uid} course={course} />
        </div>
      );
    case 'open':
      return <EnrolButton course={course} uid={uid} basis={access.basis} watchPath={watchPath} />;
    case 'paid':
      return (
        <>
          <p>
            <strong>
              <Price amount={access.price.unit_amount} currency={access.price.currency} />
            </strong>
          </p>
          <AddToCart access={access} lead={text.paid} />
        </>
      );
    case 'closed':
      return null;
  }
}

type ButtonProps = { course: Course; uid: string; basis: 'free' | 'claim' | 'owned'; watchPath: string };

/** Button that enrols once, however often it is pressed, and opens the first lesson. */
function EnrolButton({ course, uid, basis, watchPath }: ButtonProps) {
  const text = useText(enrolmentText);
  const { isPending, error, enrolOnce } = useEnrolment(course, uid, watchPath);
  return (
    <div className={styles.actions}>
      {basis === 'owned' && <p>{text.owned}</p>}
      <Button variant="accent" size="large" busy={isPending} onClick={enrolOnce}>
        {text.confirm[basis]}
      </Button>
      {error && (
        <FormStatus tone="error" title={text.failed}>
          {kindOf(error) === 'denied' ? text.denied : reasonOf(error)}
        </FormStatus>
      )}
    </div>
  );
}

function useEnrolment(course: Course, uid: string, watchPath: string) {
  const navigate = useNavigate();
  const client = useQueryClient();
  // Two presses in one frame both see the mutation as idle, so a ref guards it.
  const isRunning = useRef(false);
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => enrol(uid, course),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['users', uid], refetchType: 'none' });
      await navigate(watchPath, { replace: true });
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const enrolOnce = (): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate();
  };
  return { isPending, error, enrolOnce };
}
