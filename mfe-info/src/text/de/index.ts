import { base, judge, questions } from '@lectern/shared/languages/de';
import type { Texts } from '../texts';
import { app } from './app';
import { business } from './business';
import { captions } from './captions';
import { contact } from './contact';
import { desk } from './desk';
import { deviceStorage } from './deviceStorage';
import { lessons } from './lessons';
import { privacyPolicy } from './privacyPolicy';
import { review } from './review';
import { studio } from './studio';
import { teach } from './teach';
import { transfer } from './transfer';
import { upload } from './upload';

const german: Texts = {
  ...base,
  judge,
  questions,
  ...app,
  ...business,
  ...captions,
  ...contact,
  ...desk,
  ...deviceStorage,
  ...lessons,
  ...privacyPolicy,
  ...review,
  ...studio,
  ...teach,
  ...transfer,
  ...upload,
};
export default german;
