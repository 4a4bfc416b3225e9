import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { CheckIcon, ProgressBar, VisuallyHidden } from '@lectern/shared/ui';
import { goalText } from '../../text/profile/goal.en';
import { dailyGoal, type Goal } from '../data/goal';
import { recordedDays } from '../data/recordedDays';
import { calendarMoment, dateOfDay } from '../days/calendarDay';
import { emptyDay, isReached, mergeDays, minutesOf, type LearnedDays } from '../days/learnedDays';
import { streakOf, weekUpTo, type ShownDay } from '../days/streak';
import { daysOfMonths, pendingMonths, sendPendingDays } from '../record/pendingDays';
import * as styles from './goal.module.css';

/** Streaks shorter than this are not named. */
const SHORTEST_STREAK = 2;

/**
 * A person's daily goal: today, the last seven days, and the streak. Sends the days pending on this device. Renders
 * nothing while no goal is set, and when it is unavailable.
 */
export function GoalCard({ uid }: { uid: string }) {
  const goal = useQuery(dailyGoal(uid)).data;
  const days = useDays(uid);
  return goal?.isOn && days ? <Goal goal={goal} days={days} /> : null;
}

/** Returns a person's days with those pending on this device; undefined until loaded. */
function useDays(uid: string): LearnedDays | undefined {
  const queries = useQueryClient();
  const { data } = useQuery(recordedDays(uid));
  const { subscribe, get } = pendingMonths(uid);
  const pending = useSyncExternalStore(subscribe, get);
  useEffect(() => {
    if (get().length > 0) void sendPendingDays(uid).then(() => queries.invalidateQueries(recordedDays(uid)));
  }, [uid, get, queries]);
  return useMemo(() => data && mergeDays(data, daysOfMonths(pending)), [data, pending]);
}

function Goal({ goal: { kind, perDay }, days }: { goal: Goal; days: LearnedDays }) {
  const text = useText(goalText);
  const [today] = useState(() => calendarMoment(Date.now()).day);
  const learned = days[today] ?? emptyDay;
  const done = kind === 'minutes' ? minutesOf(learned) : learned.lessons.length;
  // A goal that was reached today stays reached when it is raised later today.
  const hasReached = done >= perDay || isReached(learned);
  const progress = text.progress[kind](done, perDay);
  const streak = streakOf(days, today);
  return (
    <section className={styles.card} aria-label={text.title}>
      <div className={styles.today}>
        <h2>{text.title}</h2>
        <p className={styles.amount}>
          <span>{progress}</span>
          {hasReached && (
            <span className={styles.reached}>
              <CheckIcon />
              {text.reached}
            </span>
          )}
        </p>
        <ProgressBar size="small" label={progress} value={(100 * done) / perDay} />
        <Link to="/profile?tab=settings#goal">{text.change}</Link>
      </div>
      <div className={styles.week}>
        <ol role="list" className={styles.days} aria-label={text.week}>
          {weekUpTo(days, today).map((shown) => (
            <WeekDay key={shown.day} shown={shown} />
          ))}
        </ol>
        {streak >= SHORTEST_STREAK && (
          <p>
            <span className={styles.streak}>{text.streak(streak)}</span>
          </p>
        )}
        <p className={styles.note}>{text.rest}</p>
      </div>
    </section>
  );
}

function WeekDay({ shown: { day, state } }: { shown: ShownDay }) {
  const text = useText(goalText);
  const date = dateOfDay(day);
  return (
    <li>
      <span className={styles.dot} data-state={state} aria-hidden>
        {state === 'reached' && <CheckIcon />}
      </span>
      <span aria-hidden>{text.shortDay(date)}</span>
      <VisuallyHidden>
        {text.day(date)}: {text.states[state]}
      </VisuallyHidden>
    </li>
  );
}
