import { base, judge, questions } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { app } from './app';
import { business } from './business';
import { captions } from './captions';
import { codeEditor } from './codeEditor';
import { contact } from './contact';
import { course } from './course';
import { desk } from './desk';
import { deviceStorage } from './deviceStorage';
import { lessons } from './lessons';
import { privacyPolicy } from './privacyPolicy';
import { review } from './review';
import { studio } from './studio';
import { teach } from './teach';
import { transfer } from './transfer';
import { upload } from './upload';

const arabic: Texts = {
  ...base,
  judge,
  questions,
  ...app,
  ...business,
  ...captions,
  ...codeEditor,
  ...contact,
  ...course,
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
export default arabic;
