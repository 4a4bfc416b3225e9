import { icon } from '@lectern/shared/ui';

export const VolumeIcon = /*#__PURE__*/ icon(
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
);
export const MutedIcon = /*#__PURE__*/ icon('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5');
export const BackIcon = /*#__PURE__*/ icon('M8.5 4.5 5 8l3.5 3.5M5 8h8.5a5.8 5.8 0 0 1 0 11.5H8');
export const ForwardIcon = /*#__PURE__*/ icon('M15.5 4.5 19 8l-3.5 3.5M19 8h-8.5a5.8 5.8 0 0 0 0 11.5H16');
export const PictureIcon = /*#__PURE__*/ icon('M3.5 5.5h17v13h-17ZM12.5 12.5h5.5v3.5h-5.5Z');
export const FullscreenIcon = /*#__PURE__*/ icon('M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15');
export const FullscreenEndIcon = /*#__PURE__*/ icon('M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5');
export const KeyboardIcon = /*#__PURE__*/ icon('M3 6.5h18v11H3ZM6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M8 14h8');
export const FlagIcon = /*#__PURE__*/ icon('M6 20.5V4.5h11.5l-2.5 4 2.5 4H6');
