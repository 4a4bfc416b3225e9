export { QuizQuestionForm } from './QuizQuestionForm';
export { readQuiz } from './readQuiz';
