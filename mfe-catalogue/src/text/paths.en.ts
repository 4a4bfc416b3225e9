import { translatable } from '@lectern/shared/translations';

const SECONDS_PER_HOUR = 3_600;

/** Texts of learning paths. */
export const pathText = translatable('paths', (format) => {
  const courses = (count: number): string => format.count(count, { one: 'course', other: 'courses' });
  return {
    title: 'Learning paths',
    lead: 'Courses that build on each other, in the order to take them.',
    all: 'See all paths',
    home: 'Home',
    summary: (count: number, seconds: number) =>
      `${courses(count)} · ${format.number(Math.max(1, Math.round(seconds / SECONDS_PER_HOUR)), {
        style: 'unit',
        unit: 'hour',
        unitDisplay: 'long',
      })}`,
    progress: (finished: number, of: number) => `${format.number(finished)} of ${courses(of)} finished`,
    progressOf: (title: string) => `Your progress in ${title}`,
    steps: 'Courses of this path',
    step: (position: number) => `Course ${format.number(position)}`,
    done: (percent: number) => `${format.number(percent / 100, { style: 'percent' })} done`,
    finished: 'Finished',
    next: 'Next',
    start: (title: string) => `Start with ${title}`,
    continueWith: (title: string) => `Continue with ${title}`,
    complete: 'You have finished this path',
    completeLead: 'Your certificates are in your profile.',
    certificates: 'Your certificates',
    none: 'There are no learning paths yet',
    noneLead: 'Look at the courses instead.',
    unknown: 'There is no such learning path',
    unknownLead: 'It may have been taken off the site.',
    browse: 'Browse courses',
    failed: 'The learning paths could not be loaded',
  };
});
