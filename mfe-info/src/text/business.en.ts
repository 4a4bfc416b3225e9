import { translatable } from '@lectern/shared/translations';

/** Texts of the pages for companies and about Lectern. */
export const businessText = translatable('business', () => ({
  title: 'Teams that keep learning',
  lead: 'Courses with real teachers, books and a code editor in one calm place, for two colleagues or two thousand.',
  ask: 'Talk to us',
  browse: 'Browse the courses',
  about: {
    title: 'What Lectern is',
    paragraphs: [
      'A lectern is the stand that holds a book open so that somebody can speak from it. We like the ' +
        'image: someone who knows the subject, a page that stays open, and anyone who wants to listen.',
      'So we build for attention. A lesson resumes at the second where you left it, on any device. ' +
        'Captions, transcripts and keyboard control are part of the player, not extras. There ' +
        'are no advertisements, no third-party trackers and no streaks.',
      'Teachers keep their name on their work and decide what can be tried for free. Learners keep their ' +
        'notes, and can export them as plain text.',
    ],
  },
  reasons: {
    title: 'What your team gets',
    items: [
      {
        icon: 'book',
        title: 'Courses and books together',
        body:
          'Watch, read and try things out in one place. Progress follows each person from ' +
          'the office to the train.',
      },
      {
        icon: 'captions',
        title: 'Made for everyone',
        body:
          'Captions, searchable transcripts, full keyboard control and speeds from 0.25 to 2 times, ' +
          'in light and in dark.',
      },
      {
        icon: 'certificate',
        title: 'Something to show for it',
        body: 'Everyone who finishes a course gets a certificate to print, which anyone can verify.',
      },
      {
        icon: 'lock',
        title: 'Learning stays private',
        body: 'Notes and progress belong to the person who made them: no colleague and no employer can read them here.',
      },
    ],
  },
  steps: {
    title: 'How to start',
    items: [
      {
        title: 'Tell us what you need',
        body: 'How many people, what they want to learn, and by when. The form below is enough.',
      },
      {
        title: 'Look around first',
        body: 'Every free course is open to all of your colleagues today, without a contract.',
      },
      {
        title: 'Everyone gets their own account',
        body: 'Each person signs up with their own address, so that what they learned goes with them.',
      },
    ],
  },
  form: {
    title: 'Talk to us',
    lead:
      'Tell us about your team. We store what you write only to answer you. Until ' +
      'you send it, it is stored on this device only.',
    company: 'Company or organisation',
    seats: 'How many people, roughly?',
    message: 'What would you like to learn?',
    send: 'Send enquiry',
    sent: {
      title: 'Your enquiry has arrived',
      body: (email: string) => `The people who run this site can read it now. The answer goes to ${email}.`,
      again: 'Send another enquiry',
    },
  },
}));
