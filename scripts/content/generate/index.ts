export { generateContent, type Generated, type GenerateOptions } from './generateContent';
