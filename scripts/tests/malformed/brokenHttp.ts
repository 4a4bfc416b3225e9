import { rawRequest, rawText, type RawRequest } from './rawRequest';

const HOST = 'Host: localhost\r\nConnection: close';

/**
 * Returns requests to `address` with invalid request lines, lengths, codings and headers. Sources: RFC 9110 and RFC
 * 9112.
 */
export function brokenHttp(address: string): RawRequest[] {
  const lines = [
    `POST ${address} HTTP/9.9`,
    `POST ${address} HTTP/1.1x`,
    `MAGIC ${address} HTTP/1.1`,
    `POST  HTTP/1.1`,
    `POST ${address} extra HTTP/1.1`,
    `P\u0001ST ${address} HTTP/1.1`,
  ];
  const headers = [
    'Content-Length: x',
    'Content-Length: -1',
    'Content-Length: 1e3',
    'Content-Length: 5, 6',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\n\r\nzz',
    'Transfer-Encoding: chunked\r\n\r\nffffffffffffffffffff',
    'A header: x',
    'Header',
    ': x',
    'X-A: a\u0000b',
    `X-A: ${'y'.repeat(100_000)}`,
    'X-A: a\rX-B: b',
    'Expect: magic',
  ];
  return [
    ...lines.map((line) => rawText(`the request line ${line}`, `${line}\r\n${HOST}\r\n\r\n`)),
    ...headers.map((header) =>
      rawText(
        `${address}: the header ${header.slice(0, 60)}`,
        `POST ${address} HTTP/1.1\r\n${HOST}\r\n${header}\r\n\r\n`,
      ),
    ),
    rawText(`${address}: no host`, `POST ${address} HTTP/1.1\r\nConnection: close\r\n\r\n`),
  ];
}

const INVALID_ENDS = ['%', '%z', '%zz', '%c0%af', '%ff', '%e0%a4%a', '%ed%a0%80', '%00', '%0d%0a', 'x'.repeat(10_000)];

/** Returns requests whose address ends with invalid percent-encoding, invalid UTF-8, or an invalid or long name. */
export function brokenAddresses(method: string, path: string, query = ''): RawRequest[] {
  return INVALID_ENDS.map((end) =>
    rawRequest(
      `${method} ${path}${end.slice(0, 20)}`,
      `${method} ${path}${end}${query} HTTP/1.1`,
      method === 'GET' ? '' : '{}',
    ),
  );
}

const TOKENS = [
  'Bearer',
  'Bearer ',
  'Bearer x',
  'Bearer x.y.z',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
  'Firebase x.y.z',
  'Basic abc',
  'x',
  `Bearer ${'x'.repeat(8000)}`,
  'Bearer é',
];

/** Returns otherwise valid requests with invalid tokens. */
export function brokenTokens(head: string, body: string): RawRequest[] {
  return TOKENS.map((token) =>
    rawRequest(`${head}: the token ${token.slice(0, 40)}`, `${head}\r\nAuthorization: ${token}`, body),
  );
}

/** Returns requests with methods that the address does not support. */
export function wrongMethods(address: string, methods: readonly string[]): RawRequest[] {
  return methods.map((method) => rawRequest(`${method} ${address}`, `${method} ${address} HTTP/1.1`));
}
