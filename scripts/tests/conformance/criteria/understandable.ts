import type { Criterion } from './criterion';

/** Principle 3: people can understand the site. */
export const UNDERSTANDABLE: readonly Criterion[] = [
  { id: '3.1.1', name: 'Language of Page', level: 'A', here: 'Each page names its language.' },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    here: 'Titles and lessons in another language than the page name theirs.',
  },
  { id: '3.2.1', name: 'On Focus', level: 'A', here: 'Nothing opens or changes because it gets the focus.' },
  {
    id: '3.2.2',
    name: 'On Input',
    level: 'A',
    here: 'A filter or an order changes the list below it, and keeps the page and the focus.',
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    here: 'Header and footer have the same links in the same order on every page.',
  },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    here: 'A control that does the same has the same name everywhere.',
  },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    here: 'The link to the contact form is in the same place of the footer on every page.',
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    here: 'A form names each field that is wrong, in words beside it.',
  },
  { id: '3.3.2', name: 'Labels or Instructions', level: 'A', here: 'Each field has a label that stays visible.' },
  { id: '3.3.3', name: 'Error Suggestion', level: 'AA', here: 'The message of an error says what to do.' },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    here: 'A checkout is reviewed before it is paid; deleting an account is confirmed; studio deletions are undone.',
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    here: 'What somebody has entered is there when a later step asks for it again.',
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    here: 'Signing in takes no puzzle: password managers and pasting work, and the password can be shown.',
  },
];
