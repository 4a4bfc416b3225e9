export { base } from './base';
export { cartButton } from './cartButton';
export { judge } from './judge';
export { counted, isolated, quoted, type CountedNoun } from './phrases';
export { questions } from './questions';
export { searchBox } from './searchBox';
