import type { FastifyRequest } from 'fastify';

/** How a body is written on the wire. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The best of `available` that an `Accept-Encoding` header allows, brotli before gzip before none at equal weight.
 * Without a header, or where nothing is allowed, the body goes uncompressed. Source: RFC 9110, section 12.5.3.
 */
export function preferredEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (header === undefined) return 'identity';
  const weights = parseWeights(header);
  const candidates = (['br', 'gzip'] as const).filter((encoding) => available.includes(encoding));
  const weighed = candidates.map((encoding) => ({ encoding, weight: weights.get(encoding) ?? weights.get('*') ?? 0 }));
  const none: { encoding: Encoding; weight: number } = { encoding: 'identity', weight: 0 };
  const best = weighed.reduce((a, b) => (b.weight > a.weight ? b : a), none);
  return best.weight >= (weights.get('identity') ?? 0) ? best.encoding : 'identity';
}

/** The `Accept-Encoding` header of a request; undefined without one. */
export function acceptEncodingOf(request: FastifyRequest): string | undefined {
  const header = request.headers['accept-encoding'];
  return Array.isArray(header) ? header.join(',') : header;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
