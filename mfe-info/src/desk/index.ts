export { DeskPage } from './DeskPage';
