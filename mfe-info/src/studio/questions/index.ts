export { CourseQuestions } from './CourseQuestions';
export { NewQuestions } from './NewQuestions';
