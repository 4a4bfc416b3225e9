/** Texts of signed certificates, which stay in the language of the site. */
export const certificateText = {
  issuer: 'Lectern',
  description: (course: string) => `Completed the course ${course}.`,
  criteria: 'Every lesson of the course was completed.',
  signed: (course: string): string => `Your certificate for “${course}” is ready`,
  signedBody: 'Anyone you send its link to can check it, without an account.',
  refused: (course: string): string => `Your certificate for “${course}” could not be signed`,
  refusedBody: (reason: string, canFinish: boolean): string =>
    `${reason} ${canFinish ? 'Open the course again and finish what is left. ' : ''}` +
    'If you think this is wrong, write to us on the contact page.',
  refusals: {
    course: 'The course does not exist.',
    enrolment: 'The learner is not enrolled.',
    progress: 'Not every lesson is completed.',
    revoked: 'An earlier certificate for this course was revoked.',
    tooMany: 'There are too many certificates for this course already.',
  },
};
