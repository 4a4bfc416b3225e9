export { startFigures } from './startFigures';
