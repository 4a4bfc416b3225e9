import type { Format } from '@lectern/shared/text';
import { translatable } from '@lectern/shared/translations';

const KILO = 1000;

/** Writes a number of bytes with the unit that people know from file lists: 1 MB is a million bytes. */
function bytes(format: Format, value: number): string {
  const [unit, size] =
    value >= KILO ** 3
      ? (['gigabyte', value / KILO ** 3] as const)
      : value >= KILO ** 2
        ? (['megabyte', value / KILO ** 2] as const)
        : (['kilobyte', value / KILO] as const);
  return format.number(size, { style: 'unit', unit, maximumFractionDigits: size < 10 && unit !== 'kilobyte' ? 1 : 0 });
}

function time(format: Format, seconds: number): string {
  const [value, unit] =
    seconds < 60
      ? ([Math.max(1, Math.ceil(seconds)), 'second'] as const)
      : seconds < 3600
        ? ([Math.ceil(seconds / 60), 'minute'] as const)
        : ([Math.ceil(seconds / 3600), 'hour'] as const);
  return format.number(value, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Texts of file fields and uploads. */
export const uploadText = translatable('upload', (format) => ({
  choose: {
    video: 'Choose a video',
    image: 'Choose a picture',
    captions: 'Choose captions',
    resource: 'Choose a file',
  },
  orDrop: 'or drop it here',
  limits: {
    video: 'MP4 or WebM, up to 2 GB',
    image: 'PNG, JPEG or WebP, up to 2 MB',
    captions: 'WebVTT or SubRip (.vtt, .srt), up to 2 MB',
    resource: 'PDF, ZIP, JSON, CSV, text, Markdown, MP3 or a picture, up to 200 MB',
  },
  refused: {
    empty: (name: string) => `“${name}” is empty. Choose the complete file.`,
    type: (name: string, limits: string) => `“${name}” has a type that can't be used here. Use ${limits}.`,
    content: (name: string) =>
      `The content of “${name}” does not match its name. Convert the file; renaming it is not enough.`,
    'too-large': (name: string, limits: string) => `“${name}” is too large. Use ${limits}.`,
    unreadable: (name: string) => `“${name}” could not be read. Check that it still exists, then choose it again.`,
  },
  uploads: 'Uploads',
  progress: (name: string) => `Upload of ${name}`,
  status: {
    waiting: 'Waiting for its turn',
    sending: (sent: number, size: number) => `${bytes(format, sent)} of ${bytes(format, size)}`,
    left: (seconds: number) => `${time(format, seconds)} left`,
    retrying: 'Connection lost. Trying again…',
    offline: 'You are offline. The upload continues once you are back.',
    busy: 'The site is busy. Trying again…',
    paused: 'Paused',
    'needs-file': 'Interrupted. Choose the same file to continue where it stopped.',
    'other-file': 'That is a different file. Choose the one whose upload began, or cancel the upload.',
    finished: 'Uploaded',
  },
  failed: {
    expired: 'The upload has expired. Try again.',
    denied: 'Your account may not upload to this course. Check that you are signed in as its teacher.',
    'signed-out': 'You are signed out. Sign in again; the upload then continues where it stopped.',
    quota: 'You have uploaded as much as the site allows for now.',
    quotaUntil: (seconds: number) =>
      `You have uploaded as much as the site allows for now. Try again in ${time(format, seconds)}.`,
    'too-large': 'The file is larger than the site allows.',
    changed: 'The file was changed or moved while it was uploaded. Choose it again.',
    refused: 'The site refused the upload. Try again, or choose another file.',
    elsewhere: 'Another tab is uploading this file.',
  },
  pause: (name: string) => `Pause upload of ${name}`,
  resume: (name: string) => `Continue upload of ${name}`,
  retry: (name: string) => `Try again: ${name}`,
  cancel: (name: string) => `Cancel upload of ${name}`,
  chooseAgain: (name: string) => `Choose ${name} again`,
  actions: { pause: 'Pause', resume: 'Continue', retry: 'Try again', cancel: 'Cancel', chooseAgain: 'Choose the file' },
  announced: {
    began: (name: string) => `Upload of ${name} has begun.`,
    finished: (name: string) => `${name} is uploaded.`,
    failed: (name: string, why: string) => `Upload of ${name} stopped. ${why}`,
    lost: (name: string) => `Upload of ${name}: connection lost, trying again.`,
  },
}));
