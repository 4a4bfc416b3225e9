import { icon } from './Icon';

export const SearchIcon = /*#__PURE__*/ icon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.2 15.2 20 20');
export const MenuIcon = /*#__PURE__*/ icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = /*#__PURE__*/ icon('M6 6l12 12M18 6 6 18');
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
export const PlayIcon = /*#__PURE__*/ icon('M8 5.2v13.6L19 12Z', { filled: true });
export const PauseIcon = /*#__PURE__*/ icon('M8.5 5.5v13M15.5 5.5v13');
export const CheckIcon = /*#__PURE__*/ icon('M5 12.5l4.5 4.5L19 7');
export const ChevronDownIcon = /*#__PURE__*/ icon('M6 9.5l6 6 6-6');
export const ChevronEndIcon = /*#__PURE__*/ icon('M9.5 6l6 6-6 6', { mirrored: true });
export const ChevronStartIcon = /*#__PURE__*/ icon('M14.5 6l-6 6 6 6', { mirrored: true });
export const ArrowEndIcon = /*#__PURE__*/ icon('M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5', { mirrored: true });
export const ArrowStartIcon = /*#__PURE__*/ icon('M19.5 12h-15M11 5.5 4.5 12l6.5 6.5', { mirrored: true });
export const StarIcon = /*#__PURE__*/ icon(
  'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z',
  { filled: true },
);
export const ClockIcon = /*#__PURE__*/ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2');
export const GlobeIcon = /*#__PURE__*/ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
);
export const BookIcon = /*#__PURE__*/ icon(
  'M12 6.5C9.5 4.9 6.7 4.6 3.5 5v13c3.2-.4 6-.1 8.5 1.5 2.5-1.6 5.3-1.9 8.5-1.5V5c-3.2-.4-6-.1-8.5 1.5ZM12 6.5v13',
);
export const CodeIcon = /*#__PURE__*/ icon('M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14');
export const DownloadIcon = /*#__PURE__*/ icon('M12 4v11M7 10.5l5 5 5-5M4.5 20h15');
export const UploadIcon = /*#__PURE__*/ icon('M12 15.5v-11M7 9.5l5-5 5 5M4.5 20h15');
export const ExternalIcon = /*#__PURE__*/ icon('M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8 8', { mirrored: true });
export const TrashIcon = /*#__PURE__*/ icon(
  'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5',
);
export const EditIcon = /*#__PURE__*/ icon('M15.5 4.7l3.8 3.8L8.5 19.3l-4.7.9.9-4.7ZM13 7.2l3.8 3.8');
export const PlusIcon = /*#__PURE__*/ icon('M12 5v14M5 12h14');
export const MinusIcon = /*#__PURE__*/ icon('M5 12h14');
export const LockIcon = /*#__PURE__*/ icon('M5.5 11h13v9h-13zM8 11V8a4 4 0 0 1 8 0v3');
export const FilterIcon = /*#__PURE__*/ icon('M4 7h9M17 7h3M4 12h2M10 12h10M4 17h7M15 17h5M15 5v4M8 10v4M13 15v4');
export const InfoIcon = /*#__PURE__*/ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.6v.1');
export const WarningIcon = /*#__PURE__*/ icon('M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1');
export const HeartIcon = /*#__PURE__*/ icon('M12 19.5 4.8 12.3a4.5 4.5 0 0 1 6.4-6.4l.8.8.8-.8a4.5 4.5 0 0 1 6.4 6.4Z');
export const ShareIcon = /*#__PURE__*/ icon('M12 15V4M8 7.5 12 3.5l4 4M7 11H5v9.5h14V11h-2');
export const NoteIcon = /*#__PURE__*/ icon('M5 4h14v10.5L13.5 20H5ZM13.5 20v-5.5H19M8.5 8.5h7M8.5 12h4');
export const HelpIcon = /*#__PURE__*/ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2M12 16.7v.1',
);
export const TeamIcon = /*#__PURE__*/ icon(
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5c.6-3 3-4.5 6.5-4.5s5.9 1.5 6.5 4.5M15.5 5.3a3.5 ' +
    '3.5 0 0 1 0 6.4M17.5 15.3c2.2.5 3.6 1.9 4 4.2',
);
export const CertificateIcon = /*#__PURE__*/ icon(
  'M12 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM8.5 13.5 7.5 21l4.5-2.5 4.5 2.5-1-7.5',
);
export const CaptionsIcon = /*#__PURE__*/ icon('M3.5 5.5h17v13h-17ZM10.5 10.5a2 2 0 1 0 0 3M16.5 10.5a2 2 0 1 0 0 3');
export const SettingsIcon = /*#__PURE__*/ icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
);
