export { FiguresPart } from './FiguresPart';
