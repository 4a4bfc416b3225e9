import { count } from '../count';

/** The words of taking one's data away, and of closing the account. */
export const dataWords = {
  lead: 'What Lectern keeps about you is yours.',
  export: {
    title: 'Take your data with you',
    lead:
      'One file (JSON) with everything that is kept with your account: account, profile and picture, ' +
      'settings, courses and progress, notes, reading positions, saved things, orders and what you ' +
      'own, cart, code, certificates, reviews, and your application to teach.',
    start: 'Download my data',
    parts: {
      account: 'account',
      profile: 'profile',
      preferences: 'settings',
      cart: 'cart',
      teacherApplication: 'application to teach',
      enrolments: 'courses',
      progress: 'progress',
      notes: 'notes',
      reading: 'reading positions',
      saved: 'saved things',
      entitlements: 'what you own',
      payments: 'payments',
      checkouts: 'checkouts',
      pens: 'code',
      certificates: 'certificates',
      customer: 'payment account',
      teaching: 'courses you teach',
      reviews: 'reviews',
      avatar: 'picture',
    },
    collecting: (part: string, documents: number) =>
      `Collecting ${part}: ${count(documents, 'document', 'documents')} so far`,
    stop: 'Stop',
    done: (documents: number) =>
      `The file is in your downloads. It holds ${count(documents, 'document', 'documents')}.`,
    failed: 'The file could not be made',
  },
  deletion: {
    title: 'Delete your account',
    lead: 'At once and for good. Nobody can bring it back, and neither can we.',
    start: 'Delete my account',
    goesTitle: 'What goes',
    goes: [
      'your account: name, address, password, profile and picture',
      'your courses, progress and certificates: a link to a certificate shows nothing any more',
      'notes, reading positions, saved things, cart and settings',
      'what you own: courses and books that you bought or took for free can’t be opened any more',
      'your code, also what you published or shared, your reviews, and your application to teach',
      'what this site keeps of you on this device',
    ],
    staysTitle: 'What stays, and why',
    stays: [
      'Records of payments, if you made any: what was paid, when and how much. The law asks a shop to ' +
        'keep them. Nothing else leads from them to you.',
      'Messages that you sent through the contact form: they belong to no account. Ask us there, and we delete them.',
    ],
    staysOfTeacher:
      'Courses that you teach, with your name as their teacher: others learn from them. Ask us, and we take them down.',
    export: 'You may want to download your data first: afterwards that is no longer possible.',
    confirm: 'Delete everything now',
    cancel: 'Keep my account',
    understood: 'I understand that this cannot be undone.',
    notUnderstood: 'Tick this to go on.',
    removing: (removed: number) => `Deleting: ${count(removed, 'document', 'documents')} so far`,
    closing: 'Closing the account',
    failed: 'Your account is not deleted yet',
    partly: 'A part of what was yours is deleted already. Try again to finish.',
    resumeTitle: 'The deletion of your account was interrupted',
    resume: 'A part of what was yours is deleted already; the account is still there.',
    resumeStart: 'Finish the deletion',
    done: 'Your account is deleted.',
  },
} as const;
