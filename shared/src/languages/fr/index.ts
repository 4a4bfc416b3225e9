export { base } from './base';
export { cartButton } from './cartButton';
export { judge } from './judge';
export { questions } from './questions';
export { searchBox } from './searchBox';
