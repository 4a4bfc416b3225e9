import * as v from 'valibot';
import { fetchJson } from './fetchJson';
import type { Check, Finding } from './contract';

const rule = v.object({
  origin: v.optional(v.array(v.string()), []),
  method: v.optional(v.array(v.string()), []),
  responseHeader: v.optional(v.array(v.string()), []),
});
const bucketJson = v.object({ cors: v.optional(v.array(rule), []) });

/** Headers of parts of a file, which the page reads: a video or a book is not downloaded whole. */
const HEADERS = ['Content-Type', 'Content-Range', 'Accept-Ranges'];

/**
 * Checks that the buckets exist and let pages of the site read them. Source: Cloud Storage, JSON API, `buckets.get`.
 */
export const checkBuckets: Check = (project, { origin, firebase, openBuckets }) =>
  Promise.all(
    [firebase.storageBucket, ...openBuckets].map(async (bucket): Promise<Finding> => {
      const what = `bucket ${bucket}`;
      const url = `${project.origins.storage}/storage/v1/b/${encodeURIComponent(bucket)}?fields=name,cors`;
      const found = v.safeParse(bucketJson, await fetchJson(project, url));
      if (!found.success) {
        const fix = 'Create it in the Firebase console, under Storage, or correct its name in the configuration.';
        return { part: 'buckets', what, problem: { reason: 'It does not exist.', fix } };
      }
      const isAllowed = found.output.cors.some((one) => allows(one, origin));
      return { part: 'buckets', what, problem: isAllowed ? null : corsProblem(bucket, origin) };
    }),
  );

const allows = ({ origin: origins, method, responseHeader }: v.InferOutput<typeof rule>, origin: string): boolean =>
  (origins.includes(origin) || origins.includes('*')) &&
  (method.includes('GET') || method.includes('*')) &&
  HEADERS.every((name) => responseHeader.some((sent) => sent === '*' || sent.toLowerCase() === name.toLowerCase()));

function corsProblem(bucket: string, origin: string): Finding['problem'] {
  const cors = [{ origin: [origin], method: ['GET', 'HEAD'], responseHeader: HEADERS, maxAgeSeconds: 3600 }];
  const command = `gcloud storage buckets update gs://${bucket} --cors-file=cors.json`;
  return {
    reason: `Pages of ${origin} may not read its files (CORS).`,
    fix: `Write ${JSON.stringify(cors)} to cors.json, and run: ${command}`,
  };
}
