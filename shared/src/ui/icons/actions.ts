import { icon } from './Icon';

export const CloseIcon = /*#__PURE__*/ icon('M6 6l12 12M18 6 6 18');
export const DownloadIcon = /*#__PURE__*/ icon('M12 4v11M7 10.5l5 5 5-5M4.5 20h15');
export const UploadIcon = /*#__PURE__*/ icon('M12 15.5v-11M7 9.5l5-5 5 5M4.5 20h15');
export const ExternalIcon = /*#__PURE__*/ icon('M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8 8', { mirrored: true });
export const TrashIcon = /*#__PURE__*/ icon(
  'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5',
);
export const EditIcon = /*#__PURE__*/ icon('M15.5 4.7l3.8 3.8L8.5 19.3l-4.7.9.9-4.7ZM13 7.2l3.8 3.8');
export const PlusIcon = /*#__PURE__*/ icon('M12 5v14M5 12h14');
export const MinusIcon = /*#__PURE__*/ icon('M5 12h14');
export const FilterIcon = /*#__PURE__*/ icon('M4 7h9M17 7h3M4 12h2M10 12h10M4 17h7M15 17h5M15 5v4M8 10v4M13 15v4');
export const HeartIcon = /*#__PURE__*/ icon('M12 19.5 4.8 12.3a4.5 4.5 0 0 1 6.4-6.4l.8.8.8-.8a4.5 4.5 0 0 1 6.4 6.4Z');
export const ShareIcon = /*#__PURE__*/ icon('M12 15V4M8 7.5 12 3.5l4 4M7 11H5v9.5h14V11h-2');
