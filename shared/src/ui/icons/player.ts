import { icon } from './Icon';

export const PauseIcon = /*#__PURE__*/ icon('M8.5 5.5v13M15.5 5.5v13');
export const CaptionsIcon = /*#__PURE__*/ icon('M3.5 5.5h17v13h-17ZM10.5 10.5a2 2 0 1 0 0 3M16.5 10.5a2 2 0 1 0 0 3');
export const SettingsIcon = /*#__PURE__*/ icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
);
