import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import { CERTIFICATE, FOREIGN, OWN, SIGNED, SPARE } from './certificateFixtures';

const issued = { ...CERTIFICATE, courseId: 'second', issuedAt: SERVER_TIME };
const forged = { ...SIGNED, issuedAt: SERVER_TIME };

/** Cases of signed certificates: who has the code reads one, and only the server writes. */
export const CERTIFICATE_CASES: Case[] = [
  ...casesOf('visitor', 'allowed', {
    'checks a certificate by its code': { get: FOREIGN },
    'checks a code that nobody has': { get: 'credentials/000000000000' },
  }),
  ...casesOf('learner', 'allowed', {
    'lists own signed certificates': { list: 'credentials', where: [['uid', '==', 'learner']] },
    'deletes an own signed certificate': { remove: SPARE },
  }),
  ...casesOf('visitor', 'refused', {
    'lists signed certificates': { list: 'credentials' },
    'counts signed certificates': { list: 'credentials', count: true },
    'forges a signed certificate': { create: 'credentials/AAAAAAAAAAAA', data: forged },
    'deletes a signed certificate': { remove: FOREIGN },
  }),
  ...casesOf('learner', 'refused', {
    'lists all signed certificates': { list: 'credentials' },
    'lists signed certificates of another': { list: 'credentials', where: [['uid', '==', 'other']] },
    'lists the valid ones': { list: 'credentials', where: [['status', '==', 'valid']] },
    'forges a signed certificate for oneself': {
      create: 'credentials/AAAAAAAAAAAA',
      data: { ...forged, uid: 'learner' },
    },
    'puts another name into an own one': { update: OWN, data: { learnerName: 'Somebody Else' } },
    'puts another course into an own one': { update: OWN, data: { courseTitle: 'Physics' } },
    'takes a revocation back': { update: OWN, data: { status: 'valid' } },
    'revokes that of another': { update: FOREIGN, data: { status: 'revoked' } },
    'deletes that of another': { remove: FOREIGN },
    'gives an own certificate a code': { update: 'certificates/other_free', data: { code: '7TBX9D2M4FZK' } },
    'decides to revoke': {
      create: 'audit/revoke',
      data: { action: 'certificate.revoke', target: '7TBX9D2M4FZK', status: 'pending', createdAt: SERVER_TIME },
    },
    'decides to reinstate': {
      create: 'audit/reinstate',
      data: { action: 'certificate.reinstate', target: '7TBX9D2M4FZK', status: 'pending', createdAt: SERVER_TIME },
    },
  }),
  ...casesOf('teacher', 'refused', {
    'revokes a certificate of their own course': { update: FOREIGN, data: { status: 'revoked' } },
    'lists the certificates of learners': { list: 'credentials' },
  }),
  ...casesOf('admin', 'refused', {
    'revokes without the audit log': { update: FOREIGN, data: { status: 'revoked' } },
    'signs by hand': { create: 'credentials/AAAAAAAAAAAA', data: forged },
  }),
  ...invalidVariants('learner', 'certificates/learner_second', issued, {
    'the name of another': { learnerName: 'Tea Cher' },
    'another title': { courseTitle: 'Physics' },
    'a code of its own': { code: '4FZK9D2MX7TB' },
    'a code of another': { code: '7TBX9D2M4FZK' },
    'a refusal': { refusal: 'None.' },
    'a time of its own': { issuedAt: new Date(0) },
  }),
];
