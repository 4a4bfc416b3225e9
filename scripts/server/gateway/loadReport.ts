import * as v from 'valibot';

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(40));

/**
 * What the shell reports of loading one screen: it came, it came after all (retry or fallback), or it failed with the
 * kind of its error.
 */
const schema = v.object({
  remote: name,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/), v.maxLength(40)),
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  outcome: v.picklist(['loaded', 'recovered', 'failed']),
  kind: v.optional(
    v.picklist(['error', 'timeout', 'missing', 'integrity', 'evaluation', 'contract', 'shared-version', 'offline']),
  ),
  asset: v.optional(v.picklist(['script chunk', 'stylesheet', 'remote entry'])),
  phase: v.optional(v.pipe(v.string(), v.maxLength(40))),
  duration: v.pipe(v.number(), v.minValue(0)),
});

export type LoadReport = v.InferOutput<typeof schema>;

/** Parses the body of a beacon; null when it is not a report. */
export function parseLoadReport(body: string): LoadReport | null {
  try {
    const result = v.safeParse(schema, JSON.parse(body));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
