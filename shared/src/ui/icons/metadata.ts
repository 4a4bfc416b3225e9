import { icon } from './Icon';

export const StarIcon = /*#__PURE__*/ icon(
  'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z',
  { filled: true },
);
export const ClockIcon = /*#__PURE__*/ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2');
export const GlobeIcon = /*#__PURE__*/ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
);
export const LockIcon = /*#__PURE__*/ icon('M5.5 11h13v9h-13zM8 11V8a4 4 0 0 1 8 0v3');
export const NoteIcon = /*#__PURE__*/ icon('M5 4h14v10.5L13.5 20H5ZM13.5 20v-5.5H19M8.5 8.5h7M8.5 12h4');
export const CertificateIcon = /*#__PURE__*/ icon(
  'M12 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM8.5 13.5 7.5 21l4.5-2.5 4.5 2.5-1-7.5',
);
