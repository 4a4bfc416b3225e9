/** Texts of notifications about questions and answers. `said` quotes a person by name. */
export const questionsText = {
  asked: (course: string): string => `A new question in “${course}”`,
  answered: (title: string, byTeacher: boolean): string =>
    byTeacher ? `The teacher answered your question “${title}”` : `An answer to your question “${title}”`,
  accepted: (title: string): string => `Your answer to “${title}” was accepted`,
  said: (name: string, words: string): string => `${name}: ${words}`,
  unnamed: 'A learner',
};
