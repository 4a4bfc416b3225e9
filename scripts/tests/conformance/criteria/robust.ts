import type { Criterion } from './criterion';

/** Principle 4: assistive technology can use the site. 4.1.1 is obsolete in WCAG 2.2. */
export const ROBUST: readonly Criterion[] = [
  {
    id: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    here: 'Each control has a name, a role and its state for assistive technology.',
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    here: 'Outcomes, counts and progress are announced without moving the focus.',
  },
];
