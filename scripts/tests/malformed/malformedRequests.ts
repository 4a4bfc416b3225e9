import { AUTH_OPERATIONS, MALFORMED_BODIES, MALFORMED_REFRESHES } from './malformedCalls';
import { malformedOperations } from './malformedOperations';
import { MALFORMED_HEADS, MALFORMED_MULTIPART, MULTIPART } from './malformedFiles';
import { ACCOUNT_CALLS, accountsCall, documentCalls, documentsOf, TOKEN } from './addresses';
import { brokenAddresses, brokenHttp, brokenTokens, wrongMethods } from './brokenHttp';
import { brokenJson, wrongTypes } from './brokenJson';
import { rawRequest, type RawRequest } from './rawRequest';

/**
 * Returns over a thousand malformed requests to accounts, documents and the bucket `main`. Each must be refused,
 * whoever sends it and whatever the rules allow.
 */
export function malformedRequests(projectId: string): RawRequest[] {
  return [...accountRequests(), ...documentRequests(projectId), ...fileRequests()];
}

function accountRequests(): RawRequest[] {
  const post = (what: string, address: string, type: string, body: string): RawRequest =>
    rawRequest(`${address}: ${what}`, `POST ${address} HTTP/1.1\r\nContent-Type: ${type}`, body);
  return [
    ...AUTH_OPERATIONS.flatMap((name) =>
      MALFORMED_BODIES.map(([what, body]) => post(what, accountsCall(name), 'application/json', body)),
    ),
    ...MALFORMED_REFRESHES.map((body) => post(`the form ${body}`, TOKEN, 'application/x-www-form-urlencoded', body)),
    ...brokenJson(ACCOUNT_CALLS),
    ...wrongTypes(ACCOUNT_CALLS),
    ...brokenHttp(accountsCall('signUp')),
    ...brokenHttp(TOKEN),
    ...brokenAddresses('POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp', '?key=local'),
    ...wrongMethods(accountsCall('signUp'), ['GET', 'PUT', 'PATCH', 'DELETE']),
  ];
}

function documentRequests(projectId: string): RawRequest[] {
  const documents = documentsOf(projectId);
  const calls = documentCalls(projectId);
  return [
    ...malformedOperations(projectId).map(({ operation, body }, index) =>
      rawRequest(`document request ${index} ${operation}`, `POST ${documents}${operation} HTTP/1.1`, body),
    ),
    ...brokenJson(calls),
    ...brokenHttp(`${documents}:commit`),
    ...brokenAddresses('POST', documents, ':commit'),
    ...calls.flatMap(({ address, body }) => brokenTokens(`POST ${address} HTTP/1.1`, JSON.stringify(body))),
    ...calls.flatMap(({ address }) => wrongMethods(address, ['GET', 'PUT', 'PATCH', 'DELETE'])),
    ...calls.map(({ address }) =>
      rawRequest(`${address}: a huge announced length`, `POST ${address} HTTP/1.1\r\nContent-Length: 99999999999`),
    ),
  ];
}

function fileRequests(): RawRequest[] {
  const upload = 'POST /v0/b/main/o?name=open/broken HTTP/1.1';
  return [
    // A local backend answers OPTIONS: they are preflight requests.
    ...MALFORMED_HEADS.filter(([, head]) => !head.startsWith('OPTIONS ')).map(([what, head]) => rawRequest(what, head)),
    ...MALFORMED_MULTIPART.map(([what, body]) =>
      rawRequest(`a multipart body with ${what}`, `${upload}\r\n${MULTIPART}`, body),
    ),
    ...brokenHttp('/v0/b/main/o?name=open/broken'),
    ...brokenAddresses('GET', '/v0/b/main/o/open%2Fbroken'),
    ...brokenAddresses('DELETE', '/v0/b/main/o/open%2Fbroken'),
    ...brokenTokens('GET /v0/b/main/o/open%2Fthere HTTP/1.1', ''),
    ...brokenTokens(upload, 'content'),
    ...wrongMethods('/v0/b/main/o/open%2Fthere', ['MAGIC', 'TRACE', 'PROPFIND']),
  ];
}
