import { questionsText } from '@lectern/shared/questions/text';
import { cartButtonText } from '@lectern/shared/cartButton/text';
import { textOf } from '@lectern/shared/text';
import { facetText } from '../../../../mfe-catalogue/src/text/facets.en';
import { listText } from '../../../../mfe-catalogue/src/text/list.en';
import { courseText } from '../../../../mfe-catalogue/src/text/course.en';
import { offerText } from '../../../../mfe-catalogue/src/text/offer.en';
import { searchText } from '../../../../mfe-catalogue/src/text/search.en';
import { bookDetailsText } from '../../../../mfe-commerce/src/text/bookDetails.en';
import { bookText } from '../../../../mfe-commerce/src/text/books.en';
import { cartText } from '../../../../mfe-commerce/src/text/cart.en';
import { checkoutText } from '../../../../mfe-commerce/src/text/checkout.en';
import { giftText } from '../../../../mfe-commerce/src/text/gift.en';
import { outcomeText } from '../../../../mfe-commerce/src/text/outcome.en';
import { readerText } from '../../../../mfe-commerce/src/text/reader.en';
import { savedText } from '../../../../mfe-commerce/src/text/saved.en';
import { appText } from '../../../../mfe-info/src/text/app.en';
import { captionsText } from '../../../../mfe-info/src/text/captions.en';
import { contactText } from '../../../../mfe-info/src/text/contact.en';
import { deskText } from '../../../../mfe-info/src/text/desk.en';
import { figuresText } from '../../../../mfe-info/src/text/figures.en';
import { formText } from '../../../../mfe-info/src/text/form.en';
import { contactErrorText } from '../../../../mfe-info/src/text/formErrors.en';
import { reviewText } from '../../../../mfe-info/src/text/review.en';
import { studioQuestionsText } from '../../../../mfe-info/src/text/studioQuestions.en';
import { studioText } from '../../../../mfe-info/src/text/studio.en';
import { sortingText } from '../../../../mfe-info/src/text/studio/sorting.en';
import { codeEditorText } from '../../../../mfe-info/src/text/studio/codeEditor.en';
import { quizEditorText } from '../../../../mfe-info/src/text/studio/quizEditor.en';
import { studioDetailsText } from '../../../../mfe-info/src/text/studioDetails.en';
import { studioOutlineText } from '../../../../mfe-info/src/text/studioOutline.en';
import { teachText } from '../../../../mfe-info/src/text/teach.en';
import { uploadText } from '../../../../mfe-info/src/text/upload.en';
import { videoText } from '../../../../mfe-info/src/text/video.en';
import { cartText as enrolCartText } from '../../../../mfe-learning/src/text/enrol/cart.en';
import { enrolmentText } from '../../../../mfe-learning/src/text/enrol/enrolment.en';
import { notesText } from '../../../../mfe-learning/src/text/lesson/notes.en';
import { downloadCourseText } from '../../../../mfe-learning/src/text/lesson/downloadCourse.en';
import { offlineText } from '../../../../mfe-learning/src/text/lesson/offline.en';
import { quizText } from '../../../../mfe-learning/src/text/lesson/quiz.en';
import { completedText } from '../../../../mfe-learning/src/text/lesson/completed.en';
import { watchText } from '../../../../mfe-learning/src/text/lesson/watch.en';
import { penText } from '../../../../mfe-learning/src/text/pen/pen.en';
import { penDialogsText } from '../../../../mfe-learning/src/text/pen/penDialogs.en';
import { judgedText } from '../../../../mfe-learning/src/text/pen/judged.en';
import { penLessonText } from '../../../../mfe-learning/src/text/pen/penLesson.en';
import { penListText } from '../../../../mfe-learning/src/text/pen/penList.en';
import { penSavingText } from '../../../../mfe-learning/src/text/pen/penSaving.en';
import { playerText } from '../../../../mfe-learning/src/text/player/player.en';
import { reportText } from '../../../../mfe-learning/src/text/player/report.en';
import { transcriptText } from '../../../../mfe-learning/src/text/player/transcript.en';
import { accountDataText } from '../../../../mfe-learning/src/text/profile/accountData.en';
import { avatarText } from '../../../../mfe-learning/src/text/profile/avatar.en';
import { certificateCheckText } from '../../../../mfe-learning/src/text/profile/certificateCheck.en';
import { certificatesText } from '../../../../mfe-learning/src/text/profile/certificates.en';
import { ordersText } from '../../../../mfe-learning/src/text/profile/orders.en';
import { settingsText } from '../../../../mfe-learning/src/text/profile/settings.en';
import { reviewText as recallText } from '../../../../mfe-learning/src/text/review/review.en';
import { accountText } from '../../../../shell/src/text/account.en';
import { deferredText } from '../../../../shell/src/text/deferred.en';
import { errorScreensText } from '../../../../shell/src/text/errorScreens.en';
import { noticesText } from '../../../../shell/src/text/notices.en';
import { shellText } from '../../../../shell/src/text/shell.en';

/** English texts of the screens, by part: tests query these, so that a new wording breaks no test. */
export const texts = {
  account: textOf(accountText),
  shell: textOf(shellText),
  deferred: textOf(deferredText),
  errorScreens: textOf(errorScreensText),
  notices: textOf(noticesText),
  facets: textOf(facetText),
  list: textOf(listText),
  outline: textOf(courseText),
  offer: textOf(offerText),
  search: textOf(searchText),
  books: { ...textOf(bookText), ...textOf(bookDetailsText) },
  cart: textOf(cartText),
  cartButton: textOf(cartButtonText),
  saved: textOf(savedText),
  checkout: textOf(checkoutText),
  outcome: textOf(outcomeText),
  gift: textOf(giftText),
  reader: textOf(readerText),
  contactErrors: textOf(contactErrorText),
  contact: textOf(contactText),
  form: textOf(formText),
  review: textOf(reviewText),
  figures: textOf(figuresText),
  studio: textOf(studioText),
  studioDetails: textOf(studioDetailsText),
  studioOutline: textOf(studioOutlineText),
  sorting: textOf(sortingText),
  codeEditor: textOf(codeEditorText),
  quizEditor: textOf(quizEditorText),
  upload: textOf(uploadText),
  captions: textOf(captionsText),
  video: textOf(videoText),
  teach: textOf(teachText),
  desk: textOf(deskText),
  app: textOf(appText),
  enrolment: textOf(enrolmentText),
  enrolCart: textOf(enrolCartText),
  watch: textOf(watchText),
  notes: textOf(notesText),
  questions: textOf(questionsText),
  studioQuestions: textOf(studioQuestionsText),
  downloadCourse: textOf(downloadCourseText),
  offline: textOf(offlineText),
  quiz: textOf(quizText),
  completed: textOf(completedText),
  player: textOf(playerText),
  transcript: textOf(transcriptText),
  report: textOf(reportText),
  pen: textOf(penText),
  penDialogs: textOf(penDialogsText),
  penList: textOf(penListText),
  penSaving: textOf(penSavingText),
  judged: textOf(judgedText),
  penLesson: textOf(penLessonText),
  certificates: textOf(certificatesText),
  certificateCheck: textOf(certificateCheckText),
  orders: textOf(ordersText),
  recall: textOf(recallText),
  settings: textOf(settingsText),
  avatar: textOf(avatarText),
  accountData: textOf(accountDataText),
};
