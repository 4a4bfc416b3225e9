import { icon } from './Icon';

// A module of its own: screens that search do not load the other icons of the header with it.
export const SearchIcon = /*#__PURE__*/ icon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.2 15.2 20 20');
