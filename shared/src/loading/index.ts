export { deferredPart, type DeferredPart } from './deferredPart';
export { fileImage } from './FileImage';
export { LoadFailed, type LoadFailedProps } from './LoadFailed';
export { QueryState, useFailure, type Failure, type QueryResult } from './QueryState';
export { renderedPart } from './renderedPart';
export { setDeviceContent } from './setDeviceContent';
export { useDelayed } from './useDelayed';
export { useIsHydrating } from './useIsHydrating';
