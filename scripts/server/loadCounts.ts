export { formatEvidence } from './gateway/canary/watchCanaries';
export { type CurvePoint, readEvidenceCurve } from './gateway/canary/evidenceCurve';
export { readCanaryFigures, type CanaryFigures } from './gateway/canary/readCanaryFigures';
export { UNTRUSTED_PROXY } from './gateway/http/untrustedProxy';
export {
  createLoadCounter,
  isLoadOutcome,
  LOAD_TIME_BOUNDS,
  type LoadCount,
  type LoadPhase,
  readLoadCounts,
} from './gateway/monitoring/loadCounts';
export { quantileIn } from './gateway/monitoring/histogram';
export { readVitalCounts, VITAL_BOUNDS, type VitalCount } from './gateway/monitoring/vitalCounts';
