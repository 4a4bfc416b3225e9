export { checkProject, type Finding } from './check';
export { GoogleError } from './callGoogle';
export { openProject, type GoogleProject } from './googleProject';
export { HostedError } from './HostedError';
export { createMailSender } from './mailSender';
export { openHosted, type Hosted } from './openHosted';
export { patiently } from './patiently';
export { readServiceAccount, type ServiceAccount } from './serviceAccount';
export { microsOf, timestampOf } from './timestamps';
