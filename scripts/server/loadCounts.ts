export { type LoadCount, readLoadCounts } from './gateway/monitoring/loadCounts';
