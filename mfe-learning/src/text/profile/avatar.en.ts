const megabytes = (bytes: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1_000_000);

/** The words of the person's picture. */
export const avatarWords = {
  title: 'Picture',
  lead:
    'JPEG, PNG or WebP, up to 15 MB. It is cut to a square and made small before it is sent; places ' +
    'and times that a camera wrote into it stay behind.',
  choose: 'Choose a picture',
  change: 'Change the picture',
  remove: 'Remove',
  removed: 'Your picture is removed.',
  notRemoved: 'The picture was not removed',
  saved: 'Your new picture is shown.',
  notSaved: 'The picture was not saved',
  uploading: 'Sending the picture',
  cancelled: 'Sending was stopped. Your picture is as before.',
  stop: 'Stop',
  faults: {
    type: (type: string) => `${type || 'This file'} cannot be used. Choose a JPEG, PNG or WebP picture.`,
    disguised:
      'What is in this file is no picture of the kind that its name says: it cannot be used. Choose a ' +
      'JPEG, PNG or WebP picture.',
    empty: 'This file is empty.',
    large: (bytes: number) => `This file has ${megabytes(bytes)} MB; at most 15 MB can be read. Choose a smaller one.`,
    broken: 'This picture could not be read. It may be damaged: open it elsewhere and save it anew.',
    small: (width: number, height: number) =>
      `This picture has ${width} × ${height} pixels. At least 64 × 64 are needed.`,
    vast: (width: number, height: number) =>
      `This picture has ${width} × ${height} pixels, which is more than can be worked on here. Make it smaller first.`,
  },
  crop: {
    title: 'Cut the picture',
    help: 'Drag the picture, or move it with the arrow keys. Zoom with the slider, the wheel, or plus and minus.',
    stage: 'The part of the picture that is kept',
    position: (across: number, down: number) =>
      `${Math.round(across * 100)}% from the left, ${Math.round(down * 100)}% from the top`,
    zoom: 'Zoom',
    zoomed: (zoom: number) => `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(zoom)} times`,
    use: 'Use this picture',
    cancel: 'Cancel',
  },
} as const;
