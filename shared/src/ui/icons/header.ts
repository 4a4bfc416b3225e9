import { icon } from './Icon';

export const MenuIcon = /*#__PURE__*/ icon('M4 7h16M4 12h16M4 17h16');
export const CartIcon = /*#__PURE__*/ icon(
  'M3 4h2.2l2.3 11h10l2.2-8H6M9.2 19.6a.9.9 0 1 0 0-.1M16.4 19.6a.9.9 0 1 0 0-.1',
);
export const UserIcon = /*#__PURE__*/ icon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.8-3.4 3.7-5 7.5-5s6.7 1.6 7.5 5',
);
export const SunIcon = /*#__PURE__*/ icon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 ' +
    '17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = /*#__PURE__*/ icon('M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z');
export const SystemIcon = /*#__PURE__*/ icon('M4 5h16v11H4zM9 20h6M12 16v4');
