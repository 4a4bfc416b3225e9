import { StoreUrlError, textOf, type Environment, type ParsedStoreUrl } from './parseStoreUrl';

/** A bucket of S3. `base` is the address of the bucket, `prefix` is empty or ends with `/`. */
export type S3Settings = {
  url: string;
  base: string;
  prefix: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
};

/**
 * Returns the settings of `s3://bucket/prefix`. `?endpoint=` or AWS_ENDPOINT_URL_S3 names another service, whose
 * buckets are addressed by path; `?region=`, AWS_REGION or AWS_DEFAULT_REGION the region. Throws a StoreUrlError
 * without credentials.
 */
export function s3Settings({ url, name, prefix, options }: ParsedStoreUrl, environment: Environment): S3Settings {
  const region =
    textOf(options.get('region')) ?? textOf(environment.AWS_REGION) ?? textOf(environment.AWS_DEFAULT_REGION);
  const endpoint =
    textOf(options.get('endpoint')) ?? textOf(environment.AWS_ENDPOINT_URL_S3) ?? textOf(environment.AWS_ENDPOINT_URL);
  const accessKeyId = textOf(environment.AWS_ACCESS_KEY_ID);
  const secretAccessKey = textOf(environment.AWS_SECRET_ACCESS_KEY);
  const sessionToken = textOf(environment.AWS_SESSION_TOKEN);
  if (!accessKeyId || !secretAccessKey)
    throw new StoreUrlError(
      `${url} needs credentials.`,
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and AWS_SESSION_TOKEN for temporary ones.',
    );
  const zone = region ?? (endpoint ? 'auto' : 'us-east-1');
  return {
    url,
    base: endpoint ? `${originOf(endpoint, url)}/${name}` : `https://${name}.s3.${zone}.amazonaws.com`,
    prefix,
    region: zone,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
  };
}

function originOf(endpoint: string, url: string): string {
  const parsed = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const isPlain = parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.search && !parsed.hash;
  if (isPlain) return parsed.href.replace(/\/+$/, '');
  throw new StoreUrlError(`The endpoint of ${url} is no address.`, 'Write it as https://minio.example:9000.');
}
