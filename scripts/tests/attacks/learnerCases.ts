import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const own = (name: string): string => `users/learner/${name}`;
const long = (length: number): string => 'x'.repeat(length);

const READS: Case[] = [
  ...casesOf('learner', 'allowed', {
    'reads own preferences': { get: 'users/learner' },
    'reads own progress': { get: own('progress/free') },
    'lists own progress': { list: own('progress') },
    'lists own enrolments': { list: own('enrolments') },
    'lists own notes': { list: own('notes') },
    'reads own cart': { get: 'carts/learner' },
    'reads own profile that does not exist yet': { get: 'profiles/learner' },
    'reads the profile of somebody who does not exist': { get: 'profiles/nobody' },
    'lists public profiles': { list: 'profiles', where: [['visibility', '==', 'public']] },
    'reads a certificate of somebody': { get: 'certificates/other_free' },
    'lists own certificates': { list: 'certificates', where: [['uid', '==', 'learner']] },
  }),
  ...casesOf('learner', 'refused', {
    'reads preferences of another': { get: 'users/other' },
    'reads progress of another': { get: 'users/other/progress/free' },
    'lists progress of another': { list: 'users/other/progress' },
    'counts notes of another': { list: 'users/other/notes', count: true },
    'lists all progress of the site': { list: 'progress', group: true },
    'lists all notes of the site': { list: 'notes', group: true },
    'lists all users': { list: 'users' },
    'reads enrolments of another': { get: 'users/other/enrolments/free' },
    'reads the reading position of another': { get: 'users/other/reading/free-book' },
    'reads a saved item of another': { get: 'users/other/saved/s' },
    'reads a private profile': { get: 'profiles/other' },
    'lists profiles without the filter': { list: 'profiles' },
    'lists private profiles': { list: 'profiles', where: [['visibility', '==', 'private']] },
    'lists profiles of both kinds': { list: 'profiles', where: [['visibility', 'in', ['public', 'private']]] },
    'lists all certificates': { list: 'certificates' },
    'lists certificates of another': { list: 'certificates', where: [['uid', '==', 'other']] },
    'reads a document that no rule names': { get: 'secrets/x' },
  }),
  ...casesOf('visitor', 'allowed', {
    "lists somebody's public pens": {
      list: 'pens',
      where: [
        ['ownerUid', '==', 'other'],
        ['visibility', '==', 'public'],
      ],
    },
  }),
  ...casesOf('visitor', 'refused', {
    "reads somebody's private profile": { get: 'profiles/other' },
    "lists somebody's pens of any kind": { list: 'pens', where: [['ownerUid', '==', 'other']] },
    "lists somebody's unlisted pens": {
      list: 'pens',
      where: [
        ['ownerUid', '==', 'other'],
        ['visibility', '==', 'unlisted'],
      ],
    },
    "lists somebody's certificates": { list: 'certificates', where: [['uid', '==', 'other']] },
    "lists somebody's credentials": { list: 'credentials', where: [['uid', '==', 'other']] },
    "lists somebody's courses": { list: 'users/other/enrolments' },
    "reads somebody's progress": { get: 'users/other/progress/free' },
    "lists somebody's questions": { list: 'questions', group: true, where: [['uid', '==', 'other']] },
    "reads somebody's preferences": { get: 'users/learner' },
    "lists somebody's notes": { list: 'users/learner/notes' },
    "reads somebody's cart": { get: 'carts/learner' },
    'writes preferences': { create: 'users/visitor', data: { ...good.preferences, updatedAt: SERVER_TIME } },
    'writes a profile': { create: 'profiles/visitor', data: { ...good.profile, ...fresh } },
  }),
];

const WRITES: Case[] = [
  ...casesOf('learner', 'allowed', {
    'writes own preferences': { create: 'users/learner', data: { ...good.preferences, updatedAt: SERVER_TIME } },
    'enrols in a free course': {
      create: own('enrolments/second'),
      data: { source: 'free', entitlement: null, createdAt: SERVER_TIME },
    },
    'saves progress': { create: own('progress/free'), data: { ...good.progress, updatedAt: SERVER_TIME } },
    'adds a note': { create: own('notes/new'), data: { ...good.note, ...fresh } },
    'saves a reading position in a free book': {
      create: own('reading/free-book'),
      data: { ...good.reading, updatedAt: SERVER_TIME },
    },
    'saves a course for later': {
      create: own('saved/x'),
      data: { kind: 'course', refId: 'free', createdAt: SERVER_TIME },
    },
    'removes a note': { remove: own('notes/new') },
    'changes their own profile': { update: 'profiles/learner', data: { headline: 'Baker', updatedAt: SERVER_TIME } },
    'claims a certificate of a finished course': {
      create: 'certificates/learner_done',
      data: { ...good.certificate, issuedAt: SERVER_TIME },
    },
  }),
  ...casesOf('learner', 'refused', {
    'writes preferences of another': { create: 'users/other', data: { ...good.preferences, updatedAt: SERVER_TIME } },
    'writes progress of another': {
      create: 'users/other/progress/free',
      data: { ...good.progress, updatedAt: SERVER_TIME },
    },
    'deletes notes of another': { remove: 'users/other/notes/n' },
    'enrols another': {
      create: 'users/other/enrolments/draft',
      data: { source: 'free', entitlement: null, createdAt: SERVER_TIME },
    },
    'enrols in a paid course as if free': {
      create: own('enrolments/full'),
      data: { source: 'free', entitlement: null, createdAt: SERVER_TIME },
    },
    'enrols in a paid course without an entitlement': {
      create: own('enrolments/full'),
      data: { source: 'purchase', entitlement: 'prod-course', createdAt: SERVER_TIME },
    },
    'enrols in a paid course by another product': {
      create: own('enrolments/full'),
      data: { source: 'purchase', entitlement: 'prod-free', createdAt: SERVER_TIME },
    },
    'grants itself a course': {
      create: own('enrolments/full'),
      data: { source: 'grant', entitlement: null, createdAt: SERVER_TIME },
    },
    'enrols in a draft': {
      create: own('enrolments/draft'),
      data: { source: 'free', entitlement: null, createdAt: SERVER_TIME },
    },
    'enrols in an archived course': {
      create: own('enrolments/archived'),
      data: { source: 'free', entitlement: null, createdAt: SERVER_TIME },
    },
    'enrols in a course that does not exist': {
      create: own('enrolments/none'),
      data: { source: 'free', entitlement: null, createdAt: SERVER_TIME },
    },
    'changes an enrolment': { update: own('enrolments/free'), data: { source: 'grant' } },
    'saves progress without being enrolled': {
      create: own('progress/full'),
      data: { ...good.progress, updatedAt: SERVER_TIME },
    },
    'saves a reading position in a book that is not owned': {
      create: own('reading/paid-book'),
      data: { ...good.reading, updatedAt: SERVER_TIME },
    },
    'claims a certificate of an unfinished course': {
      create: 'certificates/learner_free',
      data: { ...good.certificate, courseId: 'free', issuedAt: SERVER_TIME },
    },
    'claims a certificate for another': {
      create: 'certificates/other_done',
      data: { ...good.certificate, uid: 'other', issuedAt: SERVER_TIME },
    },
    'claims a certificate under another id': {
      create: 'certificates/mine',
      data: { ...good.certificate, issuedAt: SERVER_TIME },
    },
    'changes a certificate': { update: 'certificates/other_free', data: { learnerName: 'Me' } },
    'writes a role into their own document': {
      update: 'users/learner',
      data: { role: 'admin', updatedAt: SERVER_TIME },
    },
    'writes a role into their own profile': {
      update: 'profiles/learner',
      data: { admin: true, updatedAt: SERVER_TIME },
    },
    'changes when the profile was created': {
      update: 'profiles/learner',
      data: { createdAt: SERVER_TIME, updatedAt: SERVER_TIME },
    },
    'updates without the time': { update: 'profiles/learner', data: { headline: 'x' } },
    'deletes the profile of another': { remove: 'profiles/other' },
    'writes a document that no rule names': { create: 'anything/x', data: { a: 1 } },
  }),
  ...invalidVariants(
    'learner',
    'users/learner',
    { ...good.preferences, updatedAt: SERVER_TIME },
    {
      'an extra key': { isAdmin: true },
      'an unknown theme': { theme: 'pink' },
      'a speed of 16': { speed: 16 },
      'a speed as text': { speed: '2' },
      'a time chosen by the client': { updatedAt: good.now },
      'captions as text': { captions: 'on' },
      'an extra key in captions': { captions: { ...good.preferences.captions, x: 1 } },
    },
  ),
  ...invalidVariants(
    'learner',
    own('notes/bad'),
    { ...good.note, ...fresh },
    {
      'an empty text': { text: '' },
      '2,001 characters': { text: long(2001) },
      'text as a number': { text: 1 },
      'a negative time': { timeSec: -1 },
      'another kind': { kind: 'diary' },
      'an id with a slash': { itemId: 'a/b' },
      'an extra key': { x: 1 },
      'an old creation time': { createdAt: good.now },
    },
  ),
  ...invalidVariants(
    'learner',
    own('progress/free'),
    { ...good.progress, updatedAt: SERVER_TIME },
    {
      '101 percent': { percent: 101 },
      'half a percent': { percent: 0.5 },
      'lessons as a list': { lessons: [] },
      'an extra key': { certificate: true },
    },
  ),
  ...invalidVariants(
    'learner',
    'profiles/learner',
    { ...good.profile, updatedAt: SERVER_TIME },
    {
      'a name of one letter': { displayName: 'L' },
      'a name of 61': { displayName: long(61) },
      'a biography of 1,001': { bio: long(1001) },
      'an http link': { links: ['http://a.example'] },
      'a javascript link': { links: ['javascript:alert(1)'] },
      'six links': { links: Array(6).fill('https://a.example') },
      'an avatar of another': { avatar: 'avatars/other/a.png' },
      'an avatar path that leaves its folder': { avatar: 'avatars/learner/../other/a.png' },
      'another visibility': { visibility: 'friends' },
    },
  ),
];

const freshRecall = { ...good.recall, updatedAt: SERVER_TIME };
const cardsOf = (count: number): object =>
  Object.fromEntries(
    Array.from({ length: count }, (_empty, index) => [`n-${String(index)}`, { reviews: '', asked: null }]),
  );

const RECALL: Case[] = [
  ...casesOf('learner', 'allowed', {
    'reads own reviews of cards': { get: own('recall/free') },
    'lists own reviews of cards': { list: 'users/learner/recall' },
    'saves reviews of cards': { create: own('recall/free'), data: freshRecall },
    'saves as many cards as a document may have': {
      create: own('recall/many'),
      data: { ...freshRecall, cards: cardsOf(1000) },
    },
    'saves reviews of a course that it left': { create: own('recall/gone'), data: freshRecall },
    'adds a review': {
      update: own('recall/free'),
      data: { 'cards.q-one-1.reviews': '1764117600:3 1764204000:4', updatedAt: SERVER_TIME },
    },
    'deletes own reviews of cards': { remove: own('recall/gone') },
  }),
  ...casesOf('learner', 'refused', {
    'reads reviews of cards of another': { get: 'users/other/recall/free' },
    'lists reviews of cards of another': { list: 'users/other/recall' },
    'lists all reviews of cards of the site': { list: 'recall', group: true },
    'saves reviews of cards of another': { create: 'users/other/recall/free', data: freshRecall },
    'deletes reviews of cards of another': { remove: 'users/other/recall/free' },
  }),
  ...casesOf('visitor', 'refused', {
    "reads somebody's reviews of cards": { get: own('recall/free') },
    'saves reviews of cards': { create: 'users/visitor/recall/free', data: freshRecall },
  }),
  ...casesOf('teacher', 'refused', { "lists a learner's reviews of cards": { list: 'users/learner/recall' } }),
  ...casesOf('admin', 'refused', { "lists a learner's reviews of cards": { list: 'users/learner/recall' } }),
  ...casesOf('learner', 'refused', {
    'saves reviews under an id with a dot': { create: own('recall/a.b'), data: freshRecall },
  }),
  ...invalidVariants('learner', own('recall/free'), freshRecall, {
    '1,001 cards': { cards: cardsOf(1001) },
    'cards as a list': { cards: [] },
    'an extra key': { streak: 9 },
    'a time chosen by the client': { updatedAt: good.now },
  }),
];

/** Cases of a learner's own data. */
export const LEARNER_CASES: Case[] = [...READS, ...WRITES, ...RECALL];
