import { base, judge, questions } from '@lectern/shared/languages/de';
import type { Texts } from '../texts';
import { app } from './app';
import { business } from './business';
import { contact } from './contact';
import { deviceStorage } from './deviceStorage';
import { privacyPolicy } from './privacyPolicy';
import { teach } from './teach';

/** The parts for teachers and administrators are in English still. */
const german: Partial<Texts> = {
  ...base,
  judge,
  questions,
  ...app,
  ...business,
  ...contact,
  ...deviceStorage,
  ...privacyPolicy,
  ...teach,
};
export default german;
