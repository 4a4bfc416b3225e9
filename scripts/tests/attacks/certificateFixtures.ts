import * as good from './documents';

/** Paths of signed certificates: two of the learner, one of somebody else. */
export const OWN = 'credentials/4FZK9D2MX7TB';
export const SPARE = 'credentials/9D2MX7TB4FZK';
export const FOREIGN = 'credentials/7TBX9D2M4FZK';

const { issuedAt, ...certificate } = good.certificate;
/** A certificate as a browser writes it, without its time. */
export const CERTIFICATE = certificate;
/** A certificate as the server signs it. */
export const SIGNED = {
  ...certificate,
  issuedAt,
  jwt: 'e30.e30.e30',
  status: 'valid',
  revokedAt: null,
  revocationReason: null,
};

/** Documents of the cases of certificates. */
export const CERTIFICATE_FIXTURES = {
  [OWN]: { ...SIGNED, uid: 'learner' },
  [SPARE]: { ...SIGNED, uid: 'learner' },
  [FOREIGN]: { ...SIGNED, uid: 'other' },
  'users/learner/progress/second': { ...good.progress, percent: 100 },
};
