import { createHmac } from 'node:crypto';
import type { AzureSettings } from './azureSettings';
import type { ObjectStore } from './ObjectStore';
import { createSender, type StoreAnswer, type StoreRequest, type StoreTimes } from './sendRequest';
import { serviceObjects } from './serviceObjects';
import { firstText, textsOf } from './xmlText';

/** Version of the Blob service's interface: learn.microsoft.com/rest/api/storageservices. */
const VERSION = '2021-12-02';
const BUSY = ['ServerBusy', 'OperationTimedOut', 'InternalError'];
const TAKEN = ['BlobAlreadyExists', 'ConditionNotMet', 'UnauthorizedBlobOverwrite'];

/**
 * Opens a container of Azure Blob Storage. Requests are signed with the account's key or carry its shared access
 * signature. A key is created with `If-None-Match: *`, which answers 409 BlobAlreadyExists for the second writer.
 */
export function azureObjects(settings: AzureSettings, times?: Partial<StoreTimes>): ObjectStore {
  const { prefix, base } = settings;
  return serviceObjects({
    url: settings.url,
    send: createSender({
      sign: (request) => Promise.resolve(sign(settings, request, new Date())),
      errorCodeOf: (_status, headers, text) => headers.get('x-ms-error-code') ?? firstText(text, 'Code'),
      isBusy: ({ status, code }) => BUSY.includes(code) || (status === 409 && code === ''),
      ...(times && { times }),
    }),
    urlOf: (key) => new URL(`${base}/${prefix}${key}`),
    writeHeaders: { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' },
    writerHeader: 'x-ms-meta-lectern_writer',
    listUrl: (folder, page) => {
      const url = new URL(base);
      url.searchParams.set('restype', 'container');
      url.searchParams.set('comp', 'list');
      url.searchParams.set('prefix', prefix + folder);
      if (page !== null) url.searchParams.set('marker', page);
      return url;
    },
    parseList: (xml) => ({
      keys: textsOf(xml, 'Name').map((key) => key.slice(prefix.length)),
      next: firstText(xml, 'NextMarker') || null,
    }),
    isTaken: ({ status, code }) => status === 412 || (status === 409 && (code === '' || TAKEN.includes(code))),
    isMissing: ({ status, code }) => status === 404 && code !== 'ContainerNotFound' && code !== 'ResourceNotFound',
    adviceOf,
  });
}

function sign(
  { account, access }: AzureSettings,
  { method, url, headers = {}, body }: StoreRequest,
  now: Date,
): { url: URL; headers: Record<string, string> } {
  const sent = { ...headers, 'x-ms-date': now.toUTCString(), 'x-ms-version': VERSION };
  if ('sas' in access) {
    const withToken = new URL(url.href);
    for (const [name, value] of new URLSearchParams(access.sas)) withToken.searchParams.set(name, value);
    return { url: withToken, headers: sent };
  }
  const signature = createHmac('sha256', new Uint8Array(Buffer.from(access.key, 'base64')))
    .update(textToSign(account, { method, url, headers: sent, bodyLength: body?.length ?? 0 }))
    .digest('base64');
  return { url, headers: { ...sent, authorization: `SharedKey ${account}:${signature}` } };
}

/** A request as its signature covers it. */
type Signable = { method: string; url: URL; headers: Record<string, string>; bodyLength: number };

/**
 * Returns the text that a Shared Key signature covers, as
 * learn.microsoft.com/rest/api/storageservices/authorize-with-shared-key defines it for versions since 2015-02-21.
 */
export function textToSign(account: string, { method, url, headers, bodyLength }: Signable): string {
  const plain = ['content-encoding', 'content-language', 'content-length', 'content-md5', 'content-type', 'date'];
  const conditions = ['if-modified-since', 'if-match', 'if-none-match', 'if-unmodified-since', 'range'];
  const known: Record<string, string> = { ...headers, 'content-length': bodyLength === 0 ? '' : String(bodyLength) };
  const own = Object.entries(headers).filter(([name]) => name.startsWith('x-ms-'));
  const query = [...url.searchParams].map(([name, value]) => `${name.toLowerCase()}:${value}`);
  return [
    method,
    ...[...plain, ...conditions].map((name) => known[name] ?? ''),
    ...own.map(([name, value]) => `${name}:${value}`).sort(),
    `/${account}${url.pathname}`,
    ...query.sort(),
  ].join('\n');
}

function adviceOf({ status, code }: StoreAnswer): string {
  if (code === 'ContainerNotFound' || code === 'ResourceNotFound') return 'Create the container, or correct its name.';
  if (status === 401 || status === 403)
    return (
      'Check AZURE_STORAGE_ACCOUNT and AZURE_STORAGE_KEY, or the rights of the shared access signature: read, write, ' +
      "create, delete and list; and this machine's clock."
    );
  return 'Try again later.';
}
