const NANOS_PER_MILLISECOND = 1_000_000n;

/** An instant, in nanoseconds since 1970. */
export class RulesTimestamp {
  readonly type = 'timestamp';

  constructor(readonly nanos: bigint) {}

  static fromDate(date: Date): RulesTimestamp {
    return new RulesTimestamp(BigInt(date.getTime()) * NANOS_PER_MILLISECOND);
  }

  /** Parses RFC 3339 with up to nine fractional digits; `null` for anything else. */
  static parse(text: string): RulesTimestamp | null {
    const [whole, start, fraction = '', zone] =
      /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
    if (whole === undefined) return null;
    const millis = Date.parse(`${start ?? ''}${zone ?? ''}`);
    return Number.isNaN(millis)
      ? null
      : new RulesTimestamp(BigInt(millis) * NANOS_PER_MILLISECOND + BigInt(fraction.padEnd(9, '0')));
  }

  /** Whole milliseconds, rounded down. */
  get millis(): number {
    const rest = ((this.nanos % NANOS_PER_MILLISECOND) + NANOS_PER_MILLISECOND) % NANOS_PER_MILLISECOND;
    return Number((this.nanos - rest) / NANOS_PER_MILLISECOND);
  }

  get date(): Date {
    return new Date(this.millis);
  }
}

/** A span of time, in nanoseconds. */
export class RulesDuration {
  readonly type = 'duration';

  constructor(readonly nanos: bigint) {}
}

/** A point on the earth, in degrees. */
export class RulesLatLng {
  readonly type = 'latlng';

  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** Raw bytes. */
export class RulesBytes {
  readonly type = 'bytes';

  constructor(readonly bytes: Uint8Array) {}

  static fromBase64(text: string): RulesBytes {
    return new RulesBytes(Uint8Array.from(Buffer.from(text, 'base64')));
  }

  toText(encoding: 'base64' | 'hex'): string {
    return Buffer.from(this.bytes).toString(encoding);
  }
}

/** The path of a document or file. Segments are never empty and never contain a slash. */
export class RulesPath {
  readonly type = 'path';

  constructor(readonly segments: readonly string[]) {}

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}
