export { base } from './base';
export { judge } from './judge';
export { questions } from './questions';
export { searchBox } from './searchBox';
