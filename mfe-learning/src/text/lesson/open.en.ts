import { translatable } from '@lectern/shared/translations';

/** Texts of watching an open course without an account. */
export const openText = translatable('lesson/open', (format) => ({
  course: (title: string) => `${title} · open course`,
  lessons: 'Lessons',
  lesson: (index: number) => `Lesson ${format.number(index)}`,
  captions: 'Captions',
  invitation:
    'You are watching without an account, so your progress is saved on this device only. A free account ' +
    'syncs it and adds notes and certificates.',
  signUp: 'Create an account',
  dismiss: 'Not now',
}));
