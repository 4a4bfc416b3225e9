import { icon } from './Icon';

export const CheckIcon = /*#__PURE__*/ icon('M5 12.5l4.5 4.5L19 7');
export const InfoIcon = /*#__PURE__*/ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.6v.1');
export const WarningIcon = /*#__PURE__*/ icon('M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1');
export const HelpIcon = /*#__PURE__*/ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2M12 16.7v.1',
);
