/** Screens of mailed links, bundled as one chunk that only such links load. */
export { BrokenLink } from './BrokenLink';
export { EmailLink } from './EmailLink';
export { NewPasswordForm } from './NewPasswordForm';
