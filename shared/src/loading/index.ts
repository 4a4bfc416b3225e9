export { deferredPart, type DeferredPart } from './deferredPart';
export { fileImage } from './FileImage';
export { LoadFailed, type LoadFailedProps } from './LoadFailed';
export { QueryState, type QueryResult } from './QueryState';
export { renderedPart } from './renderedPart';
export { setDeviceContent } from './setDeviceContent';
export { useDelayed } from './useDelayed';
export { useFailure, type Failure } from './useFailure';
export { useIsHydrating } from './useIsHydrating';
