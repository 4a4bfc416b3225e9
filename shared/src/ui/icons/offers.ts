import { icon } from './Icon';

export const PlayIcon = /*#__PURE__*/ icon('M8 5.2v13.6L19 12Z', { filled: true });
export const BookIcon = /*#__PURE__*/ icon(
  'M12 6.5C9.5 4.9 6.7 4.6 3.5 5v13c3.2-.4 6-.1 8.5 1.5 2.5-1.6 5.3-1.9 8.5-1.5V5c-3.2-.4-6-.1-8.5 1.5ZM12 6.5v13',
);
export const CodeIcon = /*#__PURE__*/ icon('M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14');
export const TeamIcon = /*#__PURE__*/ icon(
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5c.6-3 3-4.5 6.5-4.5s5.9 1.5 6.5 4.5M15.5 5.3a3.5 ' +
    '3.5 0 0 1 0 6.4M17.5 15.3c2.2.5 3.6 1.9 4 4.2',
);
