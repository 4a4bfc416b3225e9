import { connect } from 'node:net';
import { startLecternBackend } from '@lectern/shared/project';
import { OPEN_RULES, OPEN_STORAGE_RULES } from '@lectern/backend/testing';
import { createGateway } from '../../../server';
import type { Random } from '../../../content';
import { createSiteFixture, fixtureConfig } from '../../fixtures/gatewaySite';
import { ACCOUNT_CALLS, documentCalls, documentsOf, TOKEN } from '../../malformed/addresses';
import { LOAD_REPORT } from './corpus';
import { mutateJson, mutateText } from './mutate';
import type { Target, TargetKind } from './target';

const PROJECT = 'lectern';
/** An answer must be complete after this long. */
const HANG_MS = 2_000;

/** Returns a target that sends raw requests to a site with an embedded backend, whose rules allow everything. */
function siteTarget(inputOf: Target['inputOf']): TargetKind {
  return {
    open: async () => {
      const site = await createSiteFixture();
      const { backend, stop } = await startLecternBackend({
        projectId: PROJECT,
        firestoreRules: OPEN_RULES,
        storageRules: OPEN_STORAGE_RULES,
      });
      await backend.storage.admin.put('lectern', 'open/there', 'content');
      const gateway = createGateway({
        home: site.home,
        config: { ...fixtureConfig, backend: { kind: 'local', projectId: PROJECT, storageBucket: 'lectern' } },
        port: 0,
        plugins: [backend.plugin],
        trustProxy: 1,
        warn: () => undefined,
      });
      const url = new URL(await gateway.listen());
      return {
        inputOf,
        run: (input) => send(url, input),
        close: async () => {
          await gateway.close();
          await stop();
          await site.remove();
        },
      };
    },
  };
}

/** Sends the bytes on a connection of their own. Resolves to a server error or a hang, or null. */
function send(url: URL, input: string): Promise<string | null> {
  return new Promise((resolve) => {
    let text = '';
    let isLate = false;
    const socket = connect(Number(url.port), url.hostname, () => socket.end(Buffer.from(input, 'latin1')));
    const late = setTimeout(() => {
      isLate = true;
      socket.destroy();
    }, HANG_MS);
    socket.setEncoding('latin1').on('data', (data) => {
      text += String(data);
      if (/\r\ncontent-type: text\/event-stream/i.test(text)) socket.destroy();
    });
    // A request that breaks HTTP may be cut off without an answer.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      const [head = ''] = text.split('\r\n\r\n', 1);
      if (isLate) resolve(`no complete answer within ${HANG_MS} ms; so far: ${text.slice(0, 300)}`);
      else if (/^HTTP\/1\.1 5\d\d /.test(head)) resolve(text.slice(0, 600));
      else resolve(null);
    });
  });
}

/** Each request comes from an address of its own: otherwise the limits of one client would be all that is met. */
function headOf(random: Random, line: string, more = ''): string {
  const part = (): number => random.integer(1, 254);
  return `${line} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.${part()}.${part()}.${part()}\r\n${more}`;
}

const PATHS = [
  '/',
  '/books?page=2',
  '/sign_in?next=%2Fbooks',
  '/watch/open/intro',
  '/watch/a/b/c',
  '/no-such-page',
  '/search?q=bread',
  '/api/search?q=bread&sort=title&page=1&category=data',
  '/api/people/ada',
  '/remotes/commerce/1.0.0/remoteEntry.js',
  '/remotes/commerce/1.0.0/frame.html',
  '/registry.json',
  '/events?since=1',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml?page=1',
  '/healthz',
  '/readyz',
  '/metrics',
  '/__/mail',
  '/v0/b/lectern/o/open%2Fthere?alt=media&token=x',
  '/v0/b/lectern/o?name=open%2Fpieces&uploadType=resumable',
  `/v0/b/lectern/o?name=open%2Fpieces&upload_id=${'0'.repeat(32)}&upload_protocol=resumable`,
  '/v0/b/lectern/o?prefix=open/&delimiter=/&maxResults=2&pageToken=eA',
  `${documentsOf(PROJECT)}/a/b?mask.fieldPaths=n`,
  `${documentsOf(PROJECT)}/a?pageSize=2&orderBy=n`,
];
const HEADERS = [
  '',
  'Range: bytes=0-3\r\n',
  'Range: bytes=-2,5-1\r\n',
  'If-None-Match: "abc", W/"d"\r\n',
  'If-Modified-Since: Sun, 22 Nov 2026 10:00:00 GMT\r\n',
  'Accept-Encoding: br;q=0, gzip;q=1, *;q=0.5\r\n',
  'Accept-Language: en-GB,en;q=0.9,*;q=0\r\n',
  'Cookie: lectern-canary=1; a=b\r\n',
  'Authorization: Bearer a.b.c\r\n',
  'Origin: https://evil.example\r\nAccess-Control-Request-Method: POST\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Connection: Upgrade\r\nUpgrade: websocket\r\n',
  'Expect: 100-continue\r\n',
  'Content-Type: application/json\r\nContent-Length: 2\r\n',
];
const UPLOAD_HEADERS = [
  'X-Goog-Upload-Protocol: resumable\r\nX-Goog-Upload-Command: start\r\n',
  'X-Goog-Upload-Command: upload, finalize\r\nX-Goog-Upload-Offset: 0\r\n',
  'X-Goog-Upload-Command: query\r\nX-Goog-Upload-Header-Content-Length: 5\r\n',
  'X-Goog-Upload-Header-Content-Type: image/png\r\nContent-Length: 2\r\n',
];
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];

function rawInput(random: Random): string {
  const requests = PATHS.map((path) => {
    const headers = path.includes('?name=') ? UPLOAD_HEADERS : HEADERS;
    return headOf(random, `${random.pick(METHODS)} ${path}`, random.pick(headers));
  });
  const chosen = `${random.pick(requests)}${random.pick(HEADERS)}Connection: close\r\n\r\n${random.pick(['', '{}'])}`;
  return random.chance(0.05) ? chosen : mutateText(random, chosen, requests, [...HEADERS, ...UPLOAD_HEADERS]);
}

const post = (random: Random, address: string, body: string, type = 'application/json'): string => {
  const bytes = Buffer.from(body).toString('latin1');
  const headers = `Content-Type: ${type}\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n`;
  return `${headOf(random, `POST ${address}`, headers)}\r\n${bytes}`;
};

const ROOT = documentsOf(PROJECT);
const NAME = `${ROOT.slice('/v1/'.length)}/a/b`;
const VALUE = {
  mapValue: { fields: { a: { arrayValue: { values: [{ doubleValue: 1.5 }, { nullValue: null }] } } } },
};

const filter = (op: string, content: unknown) => ({
  fieldFilter: { field: { fieldPath: 'n.`x y`' }, op, value: content },
});

/** Calls with the fields of the protocol that the product's own calls leave out. */
const EXTRA_CALLS: { address: string; body: Record<string, unknown> }[] = [
  {
    address: `${ROOT}:commit`,
    body: {
      writes: [
        {
          update: { name: NAME, fields: { n: VALUE, t: { timestampValue: '2026-01-01T00:00:00.5Z' } } },
          updateMask: { fieldPaths: ['n', 't'] },
          updateTransforms: [
            { fieldPath: 'c', increment: { integerValue: '1' } },
            { fieldPath: 'd', appendMissingElements: { values: [{ geoPointValue: { latitude: 1, longitude: 2 } }] } },
            { fieldPath: 'e', setToServerValue: 'REQUEST_TIME' },
          ],
          currentDocument: { exists: true },
        },
        { delete: NAME, currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
      ],
    },
  },
  {
    address: `${ROOT}:runQuery`,
    body: {
      structuredQuery: {
        select: { fields: [{ fieldPath: 'n' }] },
        from: [{ collectionId: 'a', allDescendants: true }],
        where: {
          compositeFilter: {
            op: 'OR',
            filters: [
              filter('IN', { arrayValue: { values: [VALUE, { bytesValue: 'aGk=' }] } }),
              filter('ARRAY_CONTAINS_ANY', { arrayValue: { values: [{ referenceValue: NAME }] } }),
              { unaryFilter: { op: 'IS_NAN', field: { fieldPath: 'm' } } },
            ],
          },
        },
        orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }, { field: { fieldPath: '__name__' } }],
        startAt: { values: [{ integerValue: '5' }], before: true },
        endAt: { values: [{ stringValue: 'x' }] },
        offset: 1,
        limit: 5,
      },
    },
  },
  {
    address: `${ROOT}:runAggregationQuery`,
    body: {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'a' }] },
        aggregations: [
          { alias: 's', sum: { field: { fieldPath: 'n' } } },
          { alias: 'v', avg: { field: { fieldPath: 'm' } } },
          { alias: 'c', count: { upTo: '5' } },
        ],
      },
    },
  },
  { address: '/v0/b/lectern/o/open%2Fthere', body: { contentType: 'text/plain', metadata: { a: 'b' } } },
  { address: '/v0/b/lectern/o?name=open/new&uploadType=media', body: { contentType: 'text/plain' } },
  { address: '/telemetry', body: LOAD_REPORT },
];

const JSON_CALLS = [...documentCalls(PROJECT), ...ACCOUNT_CALLS, ...EXTRA_CALLS];

const MULTIPART =
  '--b\r\nContent-Type: application/json\r\n\r\n' +
  '{"name":"open/part","contentType":"text/plain","metadata":{"a":"b"}}\r\n' +
  '--b\r\nContent-Type: text/plain\r\n\r\nbytes\r\n--b--\r\n';

function bodyInput(random: Random): string {
  const roll = random.next();
  if (roll < 0.08) {
    const body = mutateText(random, MULTIPART, [MULTIPART]);
    return post(random, '/v0/b/lectern/o?name=open/part', body, 'multipart/related; boundary=b');
  }
  if (roll < 0.12) {
    const form = 'grant_type=refresh_token&refresh_token=abc';
    return post(random, TOKEN, mutateText(random, form, [form]), 'application/x-www-form-urlencoded');
  }
  const { address, body } = random.pick(JSON_CALLS);
  const text = JSON.stringify(mutateJson(random, body)) ?? '';
  return post(random, address, random.chance(0.1) ? mutateText(random, text, [text]) : text);
}

/** The targets behind a socket: raw HTTP, and bodies of documents, accounts, files and reports. */
export const SITE_TARGETS: Record<string, TargetKind> = {
  gateway: siteTarget(rawInput),
  rest: siteTarget(bodyInput),
};
