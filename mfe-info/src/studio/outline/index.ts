export { Outline } from './Outline';
