import { translatable } from '@lectern/shared/translations';

/** Texts of the profile picture: choosing, cropping, uploading and removing it. */
export const avatarText = translatable('profile/avatar', (format) => {
  const short = (value: number): string => format.number(value, { maximumFractionDigits: 1 });
  const percent = (share: number): string => format.number(share, { style: 'percent' });
  return {
    title: 'Picture',
    lead:
      'JPEG, PNG or WebP, up to 15 MB. We crop it to a square and shrink it before uploading. Location and date ' +
      'stored by your camera are removed.',
    choose: 'Choose a picture',
    change: 'Change the picture',
    remove: 'Remove',
    removed: 'Your picture is removed.',
    notRemoved: 'We could not remove the picture',
    saved: 'Your new picture is shown.',
    notSaved: 'We could not save the picture',
    uploading: 'Uploading the picture',
    cancelled: 'Upload stopped. Your picture has not changed.',
    stop: 'Stop',
    faults: {
      type: (type: string) => `${type || 'This file'} cannot be used. Choose a JPEG, PNG or WebP picture.`,
      disguised:
        'The content of this file does not match its type, so it cannot be used. Choose a JPEG, PNG or WebP picture.',
      empty: 'This file is empty.',
      large: (bytes: number) =>
        `This file is ${short(bytes / 1_000_000)} MB. Choose a picture of at most ${format.number(15)} MB.`,
      broken: 'This picture could not be read. It may be damaged: open it in another app and save it again.',
      small: (width: number, height: number) =>
        `This picture has ${width} × ${height} pixels. It needs at least 64 × 64.`,
      vast: (width: number, height: number) =>
        `This picture has ${width} × ${height} pixels, which is too large. Make it smaller first.`,
    },
    crop: {
      title: 'Crop the picture',
      help:
        'Drag the picture, or move it with the buttons or the arrow keys. Zoom with the slider, the wheel, or ' +
        'plus and minus.',
      stage: 'The visible part of the picture',
      stageAt: (across: number, down: number) =>
        `The visible part of the picture: ${percent(across)} from the left, ${percent(down)} from the top`,
      moves: {
        left: 'Move the picture left',
        right: 'Move the picture right',
        up: 'Move the picture up',
        down: 'Move the picture down',
      },
      zoom: 'Zoom',
      zoomed: (zoom: number) => `${short(zoom)} times`,
      use: 'Use this picture',
      cancel: 'Cancel',
    },
  };
});
