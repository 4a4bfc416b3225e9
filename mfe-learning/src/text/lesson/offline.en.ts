import { translatable } from '@lectern/shared/translations';

const SMALLEST_MEGABYTES = 0.1;

/** Texts of saving a lesson for offline use. */
export const offlineText = translatable('lesson/offline', (format) => {
  const size = (bytes: number): string =>
    format.number(Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000), {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    });
  return {
    save: 'Save offline',
    saving: (share: number) => `Saving… ${format.number(share, { style: 'percent' })}`,
    cancel: 'Cancel',
    saved: (bytes: number) => `Saved on this device (${size(bytes)})`,
    remove: 'Remove',
    announceSaved: 'Lesson saved on this device.',
    announceRemoved: 'Lesson removed from this device.',
    full:
      'There is not enough space on this device. Remove saved lessons in your profile under “On this device”, then ' +
      'try again.',
    saveCourse: 'Save course offline',
    savingCourse: (share: number) => `Saving course… ${format.number(share, { style: 'percent' })}`,
    failed: 'We could not save the lesson. Check your connection and try again.',
  };
});
