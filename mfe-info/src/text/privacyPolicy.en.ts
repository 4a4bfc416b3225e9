import { translatable } from '@lectern/shared/translations';

/** Section of the policy: paragraphs, and a list where it enumerates. */
export type PolicySection = { id: string; title: string; paragraphs: readonly string[]; items?: readonly string[] };

/** Day from which this policy is in force. Change it with the text, here and in the other languages. */
const SINCE = '26 November 2026';

/** Privacy policy. It names everything that the product stores: add what a change stores. */
export const privacyPolicyText = translatable('privacyPolicy', () => ({
  title: 'Privacy policy',
  lead: 'What Lectern stores about you, why, for how long, and how you get it back or have it deleted.',
  since: `In force since ${SINCE}`,
  contents: 'On this page',
  contact: 'Go to the contact page',
  short: {
    title: 'In short',
    items: [
      'You can look around, search and watch open courses without an account, and without telling us anything.',
      'With an account, we store what makes it useful to you: your address, your progress, your notes, ' +
        'what you bought.',
      'There are no advertisements, no third-party trackers, and no profile of you is sold or shared.',
      'You can take your data with you, and you can have your account deleted.',
    ],
  },
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        'The operator of this site is responsible for what it stores. Use the contact page for ' +
          'questions about this policy and for any request that it describes.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: ['When you sign up we store:'],
      items: [
        'your e-mail address, and whether you have confirmed it: to sign you in and to reset your password;',
        'your password, as a salted hash only: nobody can read the password itself, not even us;',
        'the name you choose and, if you add one, your picture;',
        'when the account was created and when you last signed in: for your security.',
      ],
    },
    {
      id: 'learning',
      title: 'What you learn',
      paragraphs: ['To resume where you left off, on any device, we store with your account:'],
      items: [
        'the courses in which you are enrolled, and since when;',
        'your progress in each lesson: the parts you have watched, to the nearest five seconds, and where you stopped;',
        'your daily goal, if you set one, and while it is on the minutes and lessons of each day;',
        'your notes, bookmarks, reading positions and the things you have saved;',
        'the cards that you review: when, how well you knew them, and which of them you want to be asked;',
        'your settings for language, captions, speed and theme;',
        'notifications of questions, answers, decisions, reviews and refunds, whether you have read them, and ' +
          'which of them you do not want by e-mail;',
        'your draft of an application to teach, until you send or discard it;',
        'your votes for questions of others, and how many questions and answers you posted in the last hour.',
      ],
    },
    {
      id: 'shown',
      title: 'What others can see',
      paragraphs: [
        'Only you can read your progress, notes, notifications, drafts and settings; the rules of the database ' +
          'refuse everybody else. Your orders can be read by you and by those who run the site. Others can see:',
      ],
      items: [
        'your profile, when you make it public; your picture, also with the address of its file;',
        'the reviews and ratings that you write;',
        'your questions and answers, for learners and the teacher of the course, and those who run the site;',
        'what you publish from the code editor as public or unlisted;',
        'a certificate, for anyone to whom you give its number: it shows your name, the course and the day.',
      ],
    },
    {
      id: 'shop',
      title: 'What you buy',
      paragraphs: [
        'We store your cart and your orders: what was bought, paid and refunded and when, with your name and ' +
          'e-mail address, the receipt, the address and message of a gift, the codes of gifts that you claim, and ' +
          'why you asked for a refund. Receipts and news of an order are sent to you by e-mail. The payment ' +
          'provider processes payments: Lectern never sees or stores your card number. Records of orders are kept ' +
          'for as long as the law requires.',
      ],
    },
    {
      id: 'messages',
      title: 'What you write to us',
      paragraphs: [
        'The contact form stores your name, your e-mail address, the topic and the message; the form for ' +
          'companies also the name of the company and the number of people. An application to teach stores ' +
          'what its form asks for. We use them to answer you and to decide, and for nothing else; only ' +
          'those who run the site can read them. Ask us, and we will delete a message.',
        'When you report a review, we store who reported it, the reason and your note. Its author does not ' +
          'learn who it was.',
      ],
    },
    {
      id: 'decisions',
      title: 'What is decided about you',
      paragraphs: [
        'Those who run the site decide on applications, courses, messages, reports, refunds and accounts. A list ' +
          'that nobody can change or delete holds each decision: who decided what and when, the reason, the ' +
          'message to you, and the number of your account or of what it is about. It lets us answer for these ' +
          'decisions. Only those who run the site can read it.',
      ],
    },
    {
      id: 'device',
      title: 'What is stored on your device',
      paragraphs: [
        'Lectern sets two cookies at most: the language, once you have chosen one, and a number, while a new ' +
          'version is tried out on some visitors. It stores the following in your browser. You can delete it there ' +
          'at any time, and the site keeps working.',
      ],
    },
    {
      id: 'failures',
      title: 'Failure reports',
      paragraphs: [
        'The site consists of parts that are loaded separately. Whenever a part has loaded or failed to ' +
          'load, the page reports which part and version it was, what kind of failure, and how long it ' +
          'took. The report is counted and then forgotten; it holds no account, no address of a page that ' +
          'you visited, and no identifier of you or your device. It carries a random token of the page, ' +
          'so that invented reports are not counted.',
        'While a new version is tried out, we also store for each page load whether it got the new version ' +
          'and whether that failed, with a shortened hash of the network address, so that one address counts ' +
          'once. The hash differs for each trial and is deleted a day after it has ended.',
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      paragraphs: [
        'As every web server does, the one that delivers this site sees the internet address of your ' +
          'connection while it answers. It uses it to refuse floods of requests, and stores it with ' +
          'nothing that you do here.',
      ],
    },
    {
      id: 'rights',
      title: 'Your data is yours',
      paragraphs: [
        'You can see, correct and take away what is stored about you, and object to its use. The ' +
          'settings of your profile show it, change it, and give it to you in one file. For a copy of messages ' +
          'that you sent, and for anything else, write to us through the contact page. You also have the ' +
          'right to complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'deletion',
      title: 'When you leave',
      paragraphs: [
        'You delete your account in the settings of your profile, at once and permanently. This deletes your ' +
          'address and password, profile and picture, courses, progress, certificates, notes, reviews of ' +
          'cards, reading positions, what you saved, cart, settings, notifications, drafts, reviews, questions ' +
          'with their answers, ' +
          'your answers, votes, reports, application to teach, claims of gifts, what you own, messages that you sent ' +
          'while signed in, and everything from the ' +
          'code editor.',
        'Three things stay. The records of orders: what was bought, paid and refunded, with your name and address, ' +
          'recipients of gifts and requests for refunds. The law requires a shop to keep them. The list of ' +
          'decisions, described above. And courses that you teach, for their learners: ask us, and we will take ' +
          'them down. Messages that you sent without signing in belong to no account: ask us, and we will delete ' +
          'them.',
      ],
    },
    {
      id: 'changes',
      title: 'When this policy changes',
      paragraphs: [
        'The date at the top of this page changes with it. You can ask for an earlier text through the contact page.',
      ],
    },
  ] satisfies PolicySection[],
  /** The sentence that says who stores the data, by the kind of the site's backend. */
  backends: {
    local: 'Everything is stored on the server of this site itself. No other company takes part.',
    hosted:
      'Accounts, documents and files are stored with Google Firebase, a service of Google, on behalf of ' +
      'the operator of this site. Google processes them under its data processing terms and may not use ' +
      'them for purposes of its own. No other company takes part, apart from the payment provider when ' +
      'you buy something.',
  },
}));
