export { TeacherPage } from './TeacherPage';
