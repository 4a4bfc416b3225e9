/** The forms of the profile that need no account, as one chunk: few visitors open them. */
export { CertificateCheck } from '../certificates/CertificateCheck';
export { PublicProfileView } from './PublicProfileView';
