import { AwsV4Signer } from 'aws4fetch';
import { sha256 } from '../store/hashes';
import type { ObjectStore } from './ObjectStore';
import type { S3Settings } from './s3Settings';
import { createSender, type StoreAnswer, type StoreRequest, type StoreTimes } from './sendRequest';
import { serviceObjects } from './serviceObjects';
import { firstText, textsOf } from './xmlText';

/** Refusals that S3 asks to repeat. A conflict means that two writers of one key met: one of them wins later. */
const BUSY = ['ConditionalRequestConflict', 'OperationAborted', 'SlowDown', 'RequestTimeout', 'InternalError'];

/**
 * Opens a bucket of S3, or of a service with its interface. Requests are signed with AWS Signature Version 4. A key is
 * created with `If-None-Match: *` (docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html).
 */
export function s3Objects(settings: S3Settings, times?: Partial<StoreTimes>): ObjectStore {
  const { prefix, base } = settings;
  const keyOf = (key: string): string => prefix + key;
  return serviceObjects({
    url: settings.url,
    send: createSender({
      sign: (request) => sign(settings, request),
      errorCodeOf: (_status, _headers, text) => firstText(text, 'Code'),
      isBusy: ({ status, code }) => (status === 409 && code !== 'BucketAlreadyExists') || BUSY.includes(code),
      ...(times && { times }),
    }),
    urlOf: (key) => new URL(`${base}/${keyOf(key)}`),
    writeHeaders: { 'content-type': 'application/octet-stream' },
    writerHeader: 'x-amz-meta-lectern-writer',
    listUrl: (folder, page) => {
      const url = new URL(`${base}/`);
      url.searchParams.set('list-type', '2');
      url.searchParams.set('prefix', keyOf(folder));
      if (page !== null) url.searchParams.set('continuation-token', page);
      return url;
    },
    parseList: (xml) => ({
      keys: textsOf(xml, 'Key').map((key) => key.slice(prefix.length)),
      next: firstText(xml, 'IsTruncated') === 'true' ? firstText(xml, 'NextContinuationToken') || null : null,
    }),
    isTaken: ({ status }) => status === 412 || status === 409,
    isMissing: ({ status, code }) => status === 404 && code !== 'NoSuchBucket',
    adviceOf: (answer) => adviceOf(answer, settings),
  });
}

async function sign(
  { credentials, region }: S3Settings,
  { method, url, headers = {}, body }: StoreRequest,
): Promise<{ url: URL; headers: Record<string, string> }> {
  const hash = sha256(body ?? '');
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': hash },
    service: 's3',
    region,
    ...credentials,
  });
  const signed = await signer.sign();
  return { url: signed.url, headers: Object.fromEntries(signed.headers) };
}

function adviceOf({ status, code, headers }: StoreAnswer, { region }: S3Settings): string {
  const found = headers.get('x-amz-bucket-region');
  if (found !== null && found !== region) return `The bucket is in ${found}: set AWS_REGION=${found}.`;
  if (code === 'NoSuchBucket') return 'Create the bucket, or correct its name.';
  if (code === 'RequestTimeTooSkewed') return "Set this machine's clock.";
  if (status === 501) return 'The service does not know conditional writes: choose another one.';
  if (status === 401 || status === 403)
    return 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and their rights: get, put, delete and list.';
  return 'Try again later.';
}
