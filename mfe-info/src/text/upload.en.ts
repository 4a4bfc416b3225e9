import { translatable } from '@lectern/shared/translations';
import { inBytes, inTime } from './studio/units';

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
    sending: (sent: number, size: number) => `${inBytes(format, sent)} of ${inBytes(format, size)}`,
    left: (seconds: number) => `${inTime(format, seconds)} left`,
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
      `You have uploaded as much as the site allows for now. Try again in ${inTime(format, seconds)}.`,
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
