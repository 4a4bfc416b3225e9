/** Panels in which a learner writes. They share one chunk: each chunk costs bytes in the remote's entry. */
export { keepQuestions } from '@lectern/shared/questions';
export { default as NotesPanel } from '../../notes/panel/NotesPanel';
export { default as QuestionsPanel } from '../../questions/QuestionsPanel';
