export { HostedError } from './HostedError';
export { createMailSender } from './mailSender';
export { openHosted, type Hosted } from './openHosted';
export { readServiceAccount } from './serviceAccount';
export { microsOf, timestampOf } from './timestamps';
