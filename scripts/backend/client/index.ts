export { clientKey, clientOf, trustHops } from './clientKey';
