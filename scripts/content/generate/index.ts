export { generateContent, type Generated, type GenerateOptions } from './generateContent';
export { Random } from './Random';
