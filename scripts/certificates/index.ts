export { signCredential, type Issuer } from './credential';
export { openKeys, rotateKeys, type CertificateKeys } from './keys';
export { certificateRoutes } from './routes';
export { signingHandler, startCertificates, type Certificates } from './startCertificates';
export { warnOfMissingKeys } from './warnOfMissingKeys';
