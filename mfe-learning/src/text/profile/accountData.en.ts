import { translatable } from '@lectern/shared/translations';

/** Texts of downloading one's data and of deleting the account. */
export const accountDataText = translatable('profile/accountData', (format) => {
  const documents = (count: number): string => format.count(count, { one: 'document', other: 'documents' });
  return {
    lead: 'Your data on Lectern belongs to you.',
    export: {
      title: 'Download your data',
      lead:
        'One JSON file with everything in your account: account, profile and picture, settings, courses and ' +
        'progress, notes, reviews of cards, reading positions, saved items, orders and what you own, cart, code, ' +
        'certificates, reviews, questions and answers, reports, notifications, and your application to teach with ' +
        'its draft. ' +
        'Messages from the contact form and the form for companies are not in it: ask us there for a copy.',
      start: 'Download my data',
      parts: {
        account: 'account',
        profile: 'profile',
        preferences: 'settings',
        cart: 'cart',
        teacherApplication: 'application to teach',
        goal: 'daily goal',
        days: 'recorded days',
        mailSettings: 'mail settings',
        applicationDraft: 'draft of an application',
        notifications: 'notifications',
        enrolments: 'courses',
        progress: 'progress',
        notes: 'notes',
        recall: 'reviews of your cards',
        reading: 'reading positions',
        saved: 'saved items',
        entitlements: 'what you own',
        payments: 'payments',
        checkouts: 'checkouts',
        refundRequests: 'refund requests',
        giftClaims: 'claimed gifts',
        pens: 'code',
        certificates: 'certificates',
        questions: 'questions',
        answers: 'answers',
        votes: 'votes for questions',
        hiddenPosts: 'hidden questions and answers',
        reports: 'reports',
        pace: 'number of your last posts',
        customer: 'payment account',
        teaching: 'courses you teach',
        courseDrafts: 'drafts of courses',
        courseRequests: 'requests about courses',
        courseReviews: 'reviews of your courses by the editors',
        courseFigures: 'figures of your courses',
        credentials: 'signed certificates',
        reviews: 'reviews',
        avatar: 'picture',
      },
      collecting: (part: string, count: number) => `Collecting ${part}: ${documents(count)} so far`,
      stop: 'Stop',
      done: (count: number) => `The file is in your downloads. It contains ${documents(count)}.`,
      failed: 'We could not create the file',
    },
    deletion: {
      title: 'Delete your account',
      lead: 'Your account is deleted immediately and permanently. Nobody can restore it, including us.',
      start: 'Delete my account',
      deletedTitle: 'What is deleted',
      deleted: [
        'Your account: name, address, password, profile and picture',
        'Your courses, progress and certificates; links to your certificates stop working',
        'Notes, reviews of cards, reading positions, saved items, cart, drafts, notifications and settings',
        'What you own: you can no longer open courses and books that you bought or got for free',
        'Your code, including what you published or shared, your reviews and reports, and your application to teach',
        'Your questions with the answers to them, your answers and votes',
        'Messages that you sent to us while signed in',
        'Everything this site stores about you on this device',
      ],
      staysTitle: 'What stays, and why',
      stays: [
        'Records of orders, if you made any: what was paid, when and how much, your address, recipients of gifts, ' +
          'refunds, and why you asked for them. The law requires a shop to keep them.',
        'The list of decisions by those who run the site: it names accounts by their number.',
        'Messages that you sent while signed out: they belong to no account. Ask us to delete them.',
      ],
      staysOfTeacher:
        'Courses that you teach, with your name as their teacher, because others learn from them. Ask us to take ' +
        'them down.',
      export: 'You may want to download your data first. You cannot do it afterwards.',
      confirm: 'Delete everything now',
      cancel: 'Keep my account',
      understood: 'I understand that this cannot be undone.',
      notUnderstood: 'Tick this box to continue.',
      removing: (count: number) => `Deleting: ${documents(count)} so far`,
      closing: 'Closing the account',
      failed: 'Your account is not deleted yet',
      partly: 'Part of your data is already deleted. Try again to finish.',
      resumeTitle: 'The deletion of your account was interrupted',
      resume: 'Part of your data is already deleted, but your account still exists.',
      resumeStart: 'Finish the deletion',
      done: 'Your account is deleted.',
    },
  };
});
