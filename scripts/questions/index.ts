export { startQuestions, type Questions } from './startQuestions';
