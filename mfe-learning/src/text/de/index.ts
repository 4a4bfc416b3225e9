import { base, judge, questions } from '@lectern/shared/languages/de';
import type { Texts } from '../texts';
import { account } from './account';
import { enrol } from './enrol';
import { goal } from './goal';
import { downloadCourse } from './downloadCourse';
import { lesson } from './lesson';
import { pen } from './pen';
import { player } from './player';
import { profile } from './profile';
import { review } from './review';
import { settings } from './settings';

const german: Texts = {
  ...base,
  judge,
  questions,
  ...account,
  ...enrol,
  ...goal,
  ...downloadCourse,
  ...lesson,
  ...pen,
  ...player,
  ...profile,
  ...review,
  ...settings,
};
export default german;
