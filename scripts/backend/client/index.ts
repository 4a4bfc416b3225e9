export { clientKey, clientOf, isForwarded, trustHops } from './clientKey';
