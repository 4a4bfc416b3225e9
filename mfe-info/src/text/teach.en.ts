import { translatable } from '@lectern/shared/translations';

/** Texts of the page for teachers, with the application to teach. */
export const teachText = translatable('teach', (format) => ({
  teacher: 'Teacher',
  title: 'Teach what you know',
  lead:
    'If people already ask you to explain it, it is probably a course. You bring the ' +
    'knowledge; we provide the platform, the player and the audience.',
  apply: 'Apply to teach',
  reasons: {
    title: 'Why teach here',
    items: [
      {
        icon: 'team',
        title: 'Learners who stay',
        body:
          'No advertisements and no noise around your lesson. People resume where they stopped, and ' +
          'so they finish.',
      },
      {
        icon: 'edit',
        title: 'Your course, your name',
        body: 'You write it, you decide what is free to preview, and your name is on every page of it.',
      },
      {
        icon: 'play',
        title: 'More than video',
        body: 'Combine videos with captions, texts, quizzes and live code in one outline.',
      },
      {
        icon: 'note',
        title: 'Feedback you can use',
        body: 'Ratings come only from enrolled learners, with their comments beside the stars.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Apply',
        body: 'Tell us who you are and what you want to teach. This page shows the status of your application.',
      },
      {
        title: 'Write a draft',
        body:
          'Once you are accepted, your course begins as a draft of sections and lessons. Only you ' +
          'and the editors can see it.',
      },
      {
        title: 'Submit it for review',
        body: 'An editor checks sound, captions and clarity, and publishes the course.',
      },
      { title: 'Teach', body: 'Learners enrol, rate and review. You can keep improving what you have published.' },
    ],
  },
  asked: {
    title: 'What we ask of an application',
    items: [
      'A subject that you know from practice and can describe in one line.',
      `What you have done with it and whom you have taught, in at most ${format.number(2000)} ` +
        'characters. No certificate is needed.',
      'If you have one: a link to something you made, such as a talk, an article or a lesson. It must ' +
        'begin with https.',
      'Your own work. Everything you publish must be yours to publish.',
    ],
  },
  form: {
    title: 'Your application',
    lead: 'There is one application for each account. Your draft is kept, on all your devices, until you send it.',
    signIn: 'You need an account to apply, so that you can follow your application.',
    signInLink: 'Sign in to apply',
    signUpLink: 'Create an account',
    topic: 'What would you like to teach?',
    topicHint: 'In one line, such as "Woodworking with hand tools".',
    experience: 'What have you done with it, and whom have you taught?',
    sample: 'A link to something you made',
    sampleHint: 'Begins with https://',
    send: 'Send application',
    other: {
      title: 'Your account has another draft of this application',
      body: 'It was written on another device. Both stay as they are until you choose one.',
      show: 'Show the other draft',
      keep: 'Keep the draft of this device',
      take: 'Use the other draft',
    },
  },
  studio: { loading: 'Loading the studio', failed: 'The studio could not be loaded', retry: 'Try again' },
  desk: { loading: 'Loading the desk', failed: 'The desk could not be loaded', retry: 'Try again' },
  status: {
    loading: 'Loading your application',
    failed: 'Your application could not be loaded',
    submitted: {
      title: 'Your application was received',
      body: (when: Date) =>
        `You sent it on ${format.date(when, { dateStyle: 'long' })}. It is waiting ` +
        `for review; this page will show the decision.`,
    },
    accepted: {
      title: 'Welcome, teacher',
      body: (when: Date) =>
        `Your application was accepted on ` +
        `${format.date(when, { dateStyle: 'long' })}. This page is your studio now: the next step is your first draft.`,
    },
    declined: {
      title: 'Not this time',
      body: (when: Date) =>
        `Your application was reviewed on ${format.date(when, { dateStyle: 'long' })} ` +
        `and was not accepted. You are welcome to apply again.`,
    },
    topic: 'You would like to teach',
    contact: 'Go to the contact page',
    again: 'Apply again',
  },
}));
