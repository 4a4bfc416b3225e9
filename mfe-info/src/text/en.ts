const number = new Intl.NumberFormat('en');
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Every text of the information pages that a person reads, in English; the privacy policy's stands in `privacyPolicy.en.ts`. */
export const en = {
  form: {
    failed: 'This could not be sent',
    failure: 'The service did not take it. Nothing is lost: what you wrote is still here. Try again in a moment.',
    trap: 'Leave this field empty',
    email: 'E-mail address',
    name: 'Your name',
    message: 'Message',
    errors: {
      name: `Write your name, in at most ${number.format(80)} characters.`,
      email: 'Write the address in full, such as name@example.org.',
    },
  },
  contact: {
    title: 'Contact',
    lead: 'A question, a fault, a kind word: write to the people who run this site. You need no account.',
    topic: 'What is it about?',
    topicPlaceholder: 'Choose a topic',
    topics: {
      account: 'My account',
      course: 'A course or a lesson',
      payment: 'A payment or a receipt',
      teaching: 'Teaching on Lectern',
      accessibility: 'Accessibility',
      other: 'Something else',
    },
    messageHint: `Between 10 and ${number.format(4000)} characters. Please leave out passwords and card numbers.`,
    send: 'Send message',
    privacy: 'An answer goes to your e-mail address, and nowhere else. What becomes of your message is told in the',
    privacyLink: 'privacy policy',
    errors: {
      topic: 'Choose what your message is about.',
      message: `Write between 10 and ${number.format(4000)} characters.`,
      honeypot: 'A hidden field that people never see was filled in, perhaps by a browser extension. It is empty again now: please press Send once more.',
    },
    sent: { title: 'Your message has arrived', body: (email: string) => `The people who run this site can read it now. If it needs an answer, the answer goes to ${email}.`, again: 'Write another message' },
    sooner: {
      title: 'Perhaps you need not wait',
      items: [
        { to: '/forgot_password', label: 'I cannot sign in', body: 'Set a new password yourself, by e-mail.' },
        { to: '/teach', label: 'I would like to teach', body: 'What we look for, and the form to apply with.' },
        { to: '/business', label: 'I write for a company', body: 'Lectern for teams, and a form of its own.' },
        { to: '/privacy_policy', label: 'What do you know about me?', body: 'Everything that is stored, and how to get or delete it.' },
      ],
    },
  },
  business: {
    title: 'Teams that keep learning',
    lead: 'Courses with real teachers, books and a code editor in one calm place, for two colleagues or two thousand.',
    aboutTitle: 'A place to stand and read',
    aboutLead: 'Lectern is an online course platform: courses to watch, books to read and a code editor to try things in, made to be used for years rather than for minutes.',
    ask: 'Talk to us',
    browse: 'Browse the courses',
    about: {
      title: 'What Lectern is',
      paragraphs: [
        'A lectern is the stand that holds a book open so that somebody can speak from it. We liked the thought: one person who knows, a page that stays open, and whoever wants to listen.',
        'So we build for attention. A lesson resumes at the second at which you left it, on whichever device. Captions, transcripts and the keyboard belong to the player and are not an extra. There are no advertisements, no trackers of others and no counted streaks.',
        'Teachers keep their name on their work and decide what may be tried for free. Learners keep their notes, and can take them away as plain text.',
      ],
    },
    reasons: {
      title: 'What your team gets',
      items: [
        { icon: 'book', title: 'Courses and books together', body: 'Watch, read and try things out without changing place. Progress follows each person from the office to the train.' },
        { icon: 'captions', title: 'Made for everyone', body: 'Captions, searchable transcripts, full keyboard control and speeds from 0.25 to 2 times, in light and in dark.' },
        { icon: 'certificate', title: 'Something to show for it', body: 'Whoever finishes a course gets a certificate that can be printed, and checked by anyone who is handed it.' },
        { icon: 'lock', title: 'Learning stays private', body: 'Notes and progress belong to the person who made them: no colleague and no employer can read them here.' },
      ],
    },
    steps: {
      title: 'How it begins',
      items: [
        { title: 'Tell us what you need', body: 'How many people, what they want to learn, and by when. The form below is enough.' },
        { title: 'Look around first', body: 'Every free course is open to all of your colleagues today, without an agreement of any kind.' },
        { title: 'Everyone gets their own account', body: 'Each person signs up with their own address, so that what they learned goes with them.' },
      ],
    },
    form: {
      title: 'Talk to us',
      lead: 'Tell us about your team. We keep what you write here to answer you, and for nothing else.',
      company: 'Company or organisation',
      seats: 'How many people, roughly?',
      message: 'What would you like to learn?',
      send: 'Send enquiry',
      errors: {
        company: 'Write the name of your company or organisation, in at most 120 characters.',
        seats: `Write a whole number between 1 and ${number.format(100_000)}.`,
        message: `Write at most ${number.format(4000)} characters.`,
      },
      sent: { title: 'Your enquiry has arrived', body: (email: string) => `The people who run this site can read it now. The answer goes to ${email}.`, again: 'Send another enquiry' },
    },
  },
  app: {
    title: 'Get the app',
    lead: 'Lectern is a website that you can keep like an app: one press away, and nothing to download from a shop.',
    install: {
      title: 'Install it here',
      ready: 'This browser can install Lectern right now. It takes a few kilobytes, and you can remove it like any other app.',
      button: 'Install Lectern',
      installed: 'Lectern is installed on this device. You will find it among your apps.',
      running: 'You are using the installed app right now.',
      dismissed: 'No harm done. You can install it later from this page or from the menu of your browser.',
      none: 'This browser offers no button for it, but you can keep Lectern from its menu. Here is how:',
    },
    platforms: {
      title: 'How to, on each device',
      yours: 'this device',
      items: {
        ios: { label: 'iPhone and iPad', steps: ['Open this page in Safari.', 'Press the share button: a square with an arrow that points up.', 'Choose "Add to Home Screen", then "Add".'] },
        android: { label: 'Android', steps: ['Open this page in Chrome.', 'Open the menu with the three dots.', 'Choose "Add to Home screen" or "Install app", and confirm.'] },
        mac: { label: 'Safari on a Mac', steps: ['Open this page in Safari (macOS Sonoma or later).', 'Choose "File", then "Add to Dock".', 'Confirm with "Add".'] },
        desktop: { label: 'Chrome or Edge on a computer', steps: ['Open the menu of the browser.', 'In Chrome choose "Cast, save and share", in Edge choose "Apps".', 'Choose "Install page as app" or "Install this site as an app", and confirm.'] },
        firefox: { label: 'Firefox on a computer', steps: ['Most Firefox versions do not install websites.', 'Bookmark Lectern, or pin its tab: the site works the same.'] },
      },
    },
    offline: {
      title: 'What works without a connection',
      lead: 'Plainly, as it is today:',
      works: 'Works',
      needs: 'Needs a connection',
      working: [
        'The page that is open stays open and readable.',
        'The code editor goes on running your code, and keeps your draft on this device.',
        'A form keeps what you have written, so that you can send it once you are back.',
      ],
      needing: [
        'Starting Lectern, or opening a screen that has not been open in this window before.',
        'Videos and books: they are not stored on your device.',
        'Signing in, enrolling, paying and sending messages.',
      ],
    },
  },
  teach: {
    title: 'Teach what you know',
    lead: 'If people already come to you to have it explained, it is probably a course. Bring the knowledge: the place, the player and the audience are here.',
    apply: 'Apply to teach',
    reasons: {
      title: 'Why teach here',
      items: [
        { icon: 'team', title: 'Learners who stay', body: 'No advertisements and no noise around your lesson. People resume where they stopped, and so they finish.' },
        { icon: 'edit', title: 'Your course, your name', body: 'You write it, you say what is free to preview, and your name stands on every page of it.' },
        { icon: 'play', title: 'More than video', body: 'Combine films with captions, texts, quizzes and live code in one outline.' },
        { icon: 'note', title: 'Answers you can use', body: 'Ratings come only from people who are enrolled, with their words beside the stars.' },
      ],
    },
    steps: {
      title: 'How it works',
      items: [
        { title: 'Apply', body: 'Tell us who you are and what you want to teach. You can see on this page how your application stands.' },
        { title: 'Write a draft', body: 'Once you are accepted, your course begins as a draft of sections and lessons. Nobody sees it but you and the editors.' },
        { title: 'Hand it in for review', body: 'An editor looks at sound, captions and clarity, and publishes the course.' },
        { title: 'Teach', body: 'Learners enrol, rate and review. You can go on improving what you have published.' },
      ],
    },
    asked: {
      title: 'What we ask of an application',
      items: [
        'A subject that you know from practice, and can say in one line.',
        `What you have done with it and whom you have taught, in at most ${number.format(2000)} characters. No certificate is needed.`,
        'If you have one: a link to something you made, such as a talk, an article or a lesson. It must begin with https.',
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
      errors: {
        topic: 'Write what you would like to teach, in at most 120 characters.',
        experience: `Tell us about your experience, in at most ${number.format(2000)} characters.`,
        sample: 'Write a whole address that begins with https://, or leave this empty.',
      },
    },
    status: {
      loading: 'Looking up your application',
      failed: 'Your application could not be looked up',
      again: 'Try again',
      submitted: { title: 'Your application is with us', body: (when: Date) => `You sent it on ${date.format(when)}. It is waiting to be read; this page will say what was decided.` },
      accepted: { title: 'Welcome among the teachers', body: (when: Date) => `Your application was accepted on ${date.format(when)}. Next comes your first draft: write to us, and we begin it together.` },
      declined: { title: 'Not this time', body: (when: Date) => `Your application was read on ${date.format(when)} and was not accepted. You are welcome to ask why, through the contact page.` },
      topic: 'You would like to teach',
      contact: 'Go to the contact page',
    },
  },
  siteMap: { title: 'Site map', home: 'Home' },
};
