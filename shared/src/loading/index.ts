export { deferredPart, type DeferredPart } from './deferredPart';
export { fileImage } from './FileImage';
export { LoadFailed, type LoadFailedProps } from './LoadFailed';
export { QueryState } from './QueryState';
export { renderedPart } from './renderedPart';
export { setDeviceContent } from './setDeviceContent';
export { useDelayed } from './useDelayed';
export { useFailure, type Failure, type QueryResult } from './useFailure';
export { useIsHydrating } from './useIsHydrating';
