/**
 * Description, and request line with headers (neither `Host` nor an end), of requests to the bucket `main` that are
 * refused whatever the rules allow.
 */
export const MALFORMED_HEADS: readonly (readonly [what: string, head: string])[] = [
  ['broken encoding', 'GET /v0/b/main/o/%E0%A4%A HTTP/1.1'],
  ['overlong encoding', 'GET /v0/b/main/o/%C0%AFetc HTTP/1.1'],
  ['a NUL', 'GET /v0/b/main/o/a%00b HTTP/1.1'],
  ['a line break', 'GET /v0/b/main/o/a%0d%0ab HTTP/1.1'],
  ['a path traversal', 'GET /v0/b/main/o/..%2F..%2Fetc%2Fpasswd?alt=media HTTP/1.1'],
  ['a path traversal, not encoded', 'GET /v0/b/main/o/../../../etc/passwd HTTP/1.1'],
  ['an absolute name', 'GET /v0/b/main/o/%2Fetc%2Fpasswd HTTP/1.1'],
  ['an empty segment', 'GET /v0/b/main/o/a%2F%2Fb HTTP/1.1'],
  ['a long name', `GET /v0/b/main/o/${'a'.repeat(1100)} HTTP/1.1`],
  ['no bucket', 'GET /v0/b//o/x HTTP/1.1'],
  ['another bucket', 'GET /v0/b/other/o/x HTTP/1.1'],
  ['a bucket with a path traversal', 'GET /v0/b/..%2F..%2Fmain/o/x HTTP/1.1'],
  ['another path', 'GET /v0/x HTTP/1.1'],
  ['another method', 'OPTIONS /v0/b/main/o HTTP/1.1'],
  ['deletion of a bucket', 'DELETE /v0/b/main/o HTTP/1.1'],
  ['an upload without a name', 'POST /v0/b/main/o HTTP/1.1\r\nContent-Length: 0'],
  ['an upload with a path traversal', 'POST /v0/b/main/o?name=open/../../x HTTP/1.1\r\nContent-Length: 0'],
  [
    'an unknown protocol',
    'POST /v0/b/main/o?name=open/x HTTP/1.1\r\nX-Goog-Upload-Protocol: magic\r\nContent-Length: 0',
  ],
  [
    'a resumable upload that does not start',
    'POST /v0/b/main/o?name=open/x HTTP/1.1\r\nX-Goog-Upload-Protocol: resumable\r\nContent-Length: 0',
  ],
  [
    'an unknown upload',
    'POST /v0/b/main/o?name=open/x&upload_id=../../x HTTP/1.1\r\nX-Goog-Upload-Command: query\r\nContent-Length: 0',
  ],
  [
    'an invalid announced length',
    'POST /v0/b/main/o?name=open/x HTTP/1.1\r\nX-Goog-Upload-Protocol: ' +
      'resumable\r\nX-Goog-Upload-Command: start\r\nX-Goog-Upload-Header-Content-Length: ' +
      '-5\r\nContent-Length: 0',
  ],
  [
    'a huge announced length',
    'POST /v0/b/main/o?name=open/x HTTP/1.1\r\nX-Goog-Upload-Protocol: ' +
      'resumable\r\nX-Goog-Upload-Command: start\r\nX-Goog-Upload-Header-Content-Length: ' +
      '99999999999999\r\nContent-Length: 0',
  ],
  ['a page token', 'GET /v0/b/main/o?prefix=open/&pageToken=%F0 HTTP/1.1'],
  ['a page size', 'GET /v0/b/main/o?prefix=open/&maxResults=-1 HTTP/1.1'],
  ['a delimiter', 'GET /v0/b/main/o?prefix=open/&delimiter=x HTTP/1.1'],
  ['a prefix with a path traversal', 'GET /v0/b/main/o?prefix=open/../course/ HTTP/1.1'],
];

/** The headers of an upload in one multipart body, whose boundary is `b`. */
export const MULTIPART = 'Content-Type: multipart/related; boundary=b\r\nX-Goog-Upload-Protocol: multipart';

/** Description and body of malformed uploads under the headers of `MULTIPART`. */
export const MALFORMED_MULTIPART: readonly (readonly [what: string, body: string])[] = [
  ['nothing', ''],
  ['no boundary', 'hello'],
  ['one part', '--b\r\n\r\n{}\r\n--b--'],
  ['metadata that is not JSON', '--b\r\n\r\n{x\r\n--b\r\n\r\ny\r\n--b--'],
  ['metadata that is a list', '--b\r\n\r\n[]\r\n--b\r\n\r\ny\r\n--b--'],
  ['metadata of wrong types', '--b\r\n\r\n{"metadata":{"a":1}}\r\n--b\r\n\r\ny\r\n--b--'],
  ['a header in a header', '--b\r\n\r\n{"cacheControl":"x\\r\\nSet-Cookie: a=b"}\r\n--b\r\n\r\ny\r\n--b--'],
  ['an invalid media type', '--b\r\n\r\n{"contentType":"html"}\r\n--b\r\n\r\ny\r\n--b--'],
  ['no end', '--b\r\n\r\n{}\r\n--b\r\n\r\nyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy'],
  ['endless metadata', `--b\r\n\r\n{"a":"${'x'.repeat(100_000)}"}\r\n--b\r\n\r\ny\r\n--b--`],
];
