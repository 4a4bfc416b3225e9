export { Studio } from './Studio';
