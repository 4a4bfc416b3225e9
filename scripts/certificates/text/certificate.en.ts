/** Texts of signed certificates, which stay in the language of the site. */
export const certificateText = {
  issuer: 'Lectern',
  description: (course: string) => `Completed the course ${course}.`,
  criteria: 'Every lesson of the course was completed.',
  refusals: {
    course: 'The course does not exist.',
    enrolment: 'The learner is not enrolled.',
    progress: 'Not every lesson is completed.',
  },
};
