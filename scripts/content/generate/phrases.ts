import type { Random } from './Random';

const list = (text: string): string[] => text.split(', ');

const AUDIENCES = list(
  'beginners, busy people, teachers, engineers, designers, students, parents, small teams, curious ' +
    'minds, freelancers, retired people, children, scientists, writers, makers, managers, self-taught ' +
    'people, absolute beginners, musicians, gardeners',
);
const ANGLES = list(
  'a practical guide, step by step, from the ground up, without fear, the essentials, a second look, in ' +
    'plain words, by example, the hidden rules, what the books leave out, a field guide, ideas that last, ' +
    'patterns and traps, questions and answers, from sketch to finish, the quiet craft, in depth, a gentle ' +
    'start, for the long run, mistakes worth making',
);
const NOUNS = list(
  'foundations, workshop, masterclass, bootcamp, essentials, toolbox, handbook, studio, practice, ' +
    'project, clinic, primer, companion, laboratory, atlas, journey',
);
const ADJECTIVES = list(
  'Practical, Modern, Everyday, Advanced, Honest, Creative, Hands-on, Playful, Calm, Fearless, Visual, ' +
    'Complete, Slow, Sustainable, Confident, Applied',
);
const VERBS = list(
  'Learn, Understand, Rediscover, Master, Explore, Teach yourself, Improve your, Think about, Get ' +
    'started with, Go further with',
);
const GAINS = list(
  'build something of your own, read the results with confidence, avoid the usual traps, practise on ' +
    'real material, explain it to somebody else, find your own style, save hours each week, ask better ' +
    'questions, finish what you begin, keep going after the course, work with what you have, judge quality ' +
    'for yourself',
);
const FIRST = list(
  'Amara, Ben, Chidi, Dana, Élodie, Farid, Grace, Henrik, Ilse, Jun, Kwame, Lea, Mateo, Noor, Olga, ' +
    'Priya, Quentin, Rosa, Sofía, Tomás, Ulla, Viktor, Wanjiru, Ximena, Yuki, Zoë, Anna, Björn, Clara, ' +
    'David, Emre, Fatima, Giulia, Hana, Ivan, Jonas, Karin, Łukasz, Mina, Nils',
);
const SYLLABLES = list(
  'ba, den, ka, lo, mar, ni, so, ter, va, win, ol, ash, ber, co, dra, fen, gar, hol, is, jan, kel, lin, ' +
    'mor, nov, os, pet, quin, ros, sil, tan, ur, ves, wal, yar, zan',
);

/** Generates `count` distinct names of teachers. */
export function teacherNames(random: Random, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(FIRST)} ${properName(random)}`);
  return [...names];
}

/** Generates an invented proper name, such as a surname. */
export function properName(random: Random): string {
  const word = Array.from({ length: random.integer(2, 3) }, () => random.pick(SYLLABLES)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const OTHER_TITLES: Record<string, ((topic: string) => string)[]> = {
  es: [
    (topic) => `Introducción a ${topic}`,
    (topic) => `${topic} para principiantes`,
    (topic) => `Curso práctico de ${topic}`,
  ],
  de: [
    (topic) => `Einführung: ${topic}`,
    (topic) => `${topic} für Anfänger`,
    (topic) => `${topic} verständlich erklärt`,
  ],
  fr: [(topic) => `Initiation à ${topic}`, (topic) => `${topic} pour débutants`, (topic) => `${topic} : les bases`],
  'pt-BR': [(topic) => `Introdução a ${topic}`, (topic) => `${topic} na prática`],
  ja: [(topic) => `${topic}入門`, (topic) => `はじめての${topic}`],
};

/** Generates the title of a course about a topic, in its language. `near` is a related topic. */
export function titleOf(random: Random, topic: string, near: string, language: string): string {
  const other = OTHER_TITLES[language];
  const subject = topic.charAt(0).toUpperCase() + topic.slice(1);
  if (other) return random.pick(other)(subject);
  return random.pick([
    () => `${subject} for ${random.pick(AUDIENCES)}`,
    () => `${subject}: ${random.pick(ANGLES)}`,
    () => `${random.pick(ADJECTIVES)} ${topic}`,
    () => `The ${topic} ${random.pick(NOUNS)}`,
    () => `${random.pick(VERBS)} ${topic}`,
    () => `${subject} and ${near}`,
    () => `${subject} in ${random.integer(3, 30)} days`,
    () => `${subject} with ${properName(random)}`,
    () => `Introduction to ${topic}`,
    () => `${random.pick(ADJECTIVES)} ${topic} for ${random.pick(AUDIENCES)}`,
  ])();
}

/** Generates the subtitle of a course; `near` is a related topic. */
export const subtitleOf = (random: Random, near: string): string =>
  random.pick([
    () => `${random.pick(ADJECTIVES)} lessons on ${near}, to ${random.pick(GAINS)}`,
    () => `With ${near}, and enough practice to ${random.pick(GAINS)}`,
    () => `For ${random.pick(AUDIENCES)} who want to ${random.pick(GAINS)}`,
    () => `The ${properName(random)} method, ${random.pick(ANGLES)}`,
  ])();

/** Generates the summary of a course, in a few sentences. */
export const summaryOf = (random: Random, topic: string, near: string): string =>
  [
    `This course is about ${topic}, and touches ${near}.`,
    `It is made for ${random.pick(AUDIENCES)} and ${random.pick(AUDIENCES)}.`,
    `At its end you will ${random.pick(GAINS)}, and ${random.pick(GAINS)}.`,
  ].join(' ');

/** Generates the title of a section or lesson about `near`, of at most 120 characters. */
export const lessonTitleOf = (random: Random, near: string): string =>
  random
    .pick([
      `${random.pick(ADJECTIVES)} ${near}`,
      `A closer look at ${near}`,
      `Exercise: ${near}`,
      `${near}, ${random.pick(ANGLES)}`,
    ])
    .slice(0, 120);
