import { base, judge, questions } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { account } from './account';
import { enrol } from './enrol';
import { goal } from './goal';
import { downloadCourse } from './downloadCourse';
import { lesson } from './lesson';
import { order } from './order';
import { pen } from './pen';
import { player } from './player';
import { profile } from './profile';
import { review } from './review';
import { settings } from './settings';

const arabic: Texts = {
  ...base,
  judge,
  questions,
  ...account,
  ...enrol,
  ...goal,
  ...downloadCourse,
  ...lesson,
  ...order,
  ...pen,
  ...player,
  ...profile,
  ...review,
  ...settings,
};
export default arabic;
