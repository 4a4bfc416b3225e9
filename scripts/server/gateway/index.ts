export { createGateway, type Gateway, type GatewayOptions } from './server';
export { readLoadCounts, type LoadCount } from './loadCounts';
