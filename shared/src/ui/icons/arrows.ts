import { icon } from './Icon';

export const ChevronDownIcon = /*#__PURE__*/ icon('M6 9.5l6 6 6-6');
export const ChevronEndIcon = /*#__PURE__*/ icon('M9.5 6l6 6-6 6', { mirrored: true });
export const ChevronStartIcon = /*#__PURE__*/ icon('M14.5 6l-6 6 6 6', { mirrored: true });
export const ArrowEndIcon = /*#__PURE__*/ icon('M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5', { mirrored: true });
export const ArrowStartIcon = /*#__PURE__*/ icon('M19.5 12h-15M11 5.5 4.5 12l6.5 6.5', { mirrored: true });
