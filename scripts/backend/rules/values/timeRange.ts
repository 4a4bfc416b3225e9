import { Failure } from './failure';
import { RulesDuration, RulesTimestamp } from './scalars';

const NANOS_PER_SECOND = 1_000_000_000n;
/** Source: google.protobuf.Timestamp: years 1 to 9999. */
const FIRST = -62_135_596_800n * NANOS_PER_SECOND;
const LAST = 253_402_300_800n * NANOS_PER_SECOND - 1n;
/** Source: google.protobuf.Duration: about 10,000 years. */
const LONGEST = 315_576_000_001n * NANOS_PER_SECOND - 1n;

/** Returns the instant, or a failure outside the years 1 to 9999. */
export function timestampOf(nanos: bigint): RulesTimestamp | Failure {
  const exists = nanos >= FIRST && nanos <= LAST;
  return exists ? new RulesTimestamp(nanos) : new Failure('a timestamp must be in the years 1 to 9999');
}

/** Returns the span, or a failure beyond about 10,000 years. */
export function durationOf(nanos: bigint): RulesDuration | Failure {
  const exists = nanos <= LONGEST && nanos >= -LONGEST;
  return exists ? new RulesDuration(nanos) : new Failure('a duration must be at most 315,576,000,000 seconds');
}
