/** Ways to sign in beside a password, bundled as one chunk that only sites with them load. */
export { ArrivalScreen } from './ArrivalScreen';
export { GuestPanel } from './GuestPanel';
export { MailRequest } from './MailRequest';
export { OtherWays } from './OtherWays';
