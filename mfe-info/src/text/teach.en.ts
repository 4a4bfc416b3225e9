const number = new Intl.NumberFormat('en');
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The words of the page for teachers and of the application to teach, in English. */
export const teachWords = {
  title: 'Teach what you know',
  lead:
    'If people already come to you to have it explained, it is probably a course. Bring the ' +
    'knowledge: the place, the player and the audience are here.',
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
        body: 'You write it, you say what is free to preview, and your name stands on every page of it.',
      },
      {
        icon: 'play',
        title: 'More than video',
        body: 'Combine films with captions, texts, quizzes and live code in one outline.',
      },
      {
        icon: 'note',
        title: 'Answers you can use',
        body: 'Ratings come only from people who are enrolled, with their words beside the stars.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Apply',
        body: 'Tell us who you are and what you want to teach. You can see on this page how your application stands.',
      },
      {
        title: 'Write a draft',
        body:
          'Once you are accepted, your course begins as a draft of sections and lessons. Nobody sees ' +
          'it but you and the editors.',
      },
      {
        title: 'Hand it in for review',
        body: 'An editor looks at sound, captions and clarity, and publishes the course.',
      },
      { title: 'Teach', body: 'Learners enrol, rate and review. You can go on improving what you have published.' },
    ],
  },
  asked: {
    title: 'What we ask of an application',
    items: [
      'A subject that you know from practice, and can say in one line.',
      `What you have done with it and whom you have taught, in at most ${number.format(2000)} ` +
        'characters. No certificate is needed.',
      'If you have one: a link to something you made, such as a talk, an article or a lesson. It must ' +
        'begin with https.',
      'Your own work. Everything you publish must be yours to publish.',
    ],
  },
  form: {
    title: 'Your application',
    lead: 'There is one application for each account. What you write is kept on this device until you send it.',
    signIn: 'You need an account to apply, so that you can see what becomes of your application.',
    signInLink: 'Sign in to apply',
    signUpLink: 'Create an account',
    topic: 'What would you like to teach?',
    topicHint: 'In one line, such as "Woodworking with hand tools".',
    experience: 'What have you done with it, and whom have you taught?',
    sample: 'A link to something you made',
    sampleHint: 'Begins with https://',
    send: 'Send application',
  },
  status: {
    loading: 'Looking up your application',
    failed: 'Your application could not be looked up',
    submitted: {
      title: 'Your application is with us',
      body: (when: Date) =>
        `You sent it on ${date.format(when)}. It is waiting to be read; this page will say what was decided.`,
    },
    accepted: {
      title: 'Welcome among the teachers',
      body: (when: Date) =>
        `Your application was accepted on ${date.format(when)}. Next comes your first draft: write to ` +
        'us, and we begin it together.',
    },
    declined: {
      title: 'Not this time',
      body: (when: Date) =>
        `Your application was read on ${date.format(when)} and was not accepted. You are welcome to ask ` +
        'why, through the contact page.',
    },
    topic: 'You would like to teach',
    contact: 'Go to the contact page',
  },
};
