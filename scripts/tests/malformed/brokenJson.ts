import { rawRequest, type RawRequest } from './rawRequest';
import type { JsonCall } from './addresses';

const NON_OBJECTS = [
  '',
  ' ',
  '[]',
  '[{}]',
  'null',
  '7',
  '"text"',
  'true',
  'undefined',
  'NaN',
  "{'a':1}",
  '{a:1}',
  '{"a":1,}',
  '{"a":1}{"a":1}',
  '{"a" 1}',
  '{"a":01}',
  '{"a":"\n"}',
  '{"a":"\\x"}',
  '<html></html>',
  'a=b&c=d',
  '['.repeat(20_000),
  '{"a":'.repeat(20_000),
  '['.repeat(20_000) + ']'.repeat(20_000),
];
const POSITIONS = 8;

/**
 * Returns requests whose body is not a JSON object, or a valid one that is truncated, has a control character, or a
 * byte that is not UTF-8.
 */
export function brokenJson(calls: readonly JsonCall[]): RawRequest[] {
  return calls.flatMap(({ address, body }) => {
    const post = (what: string, content: string | Uint8Array): RawRequest =>
      rawRequest(`${address}: ${what}`, `POST ${address} HTTP/1.1\r\nContent-Type: application/json`, content);
    const bytes = Buffer.from(JSON.stringify(body));
    const positions = Array.from(
      { length: POSITIONS },
      (_, index) => 1 + Math.floor((index * (bytes.length - 2)) / POSITIONS),
    );
    const insertByte = (position: number, byte: number): Uint8Array =>
      new Uint8Array(Buffer.concat([bytes.subarray(0, position), Buffer.of(byte), bytes.subarray(position)]));
    return [
      ...NON_OBJECTS.map((text) => post(`the body ${JSON.stringify(text.slice(0, 20))}`, text)),
      ...positions.map((position) => post(`cut at ${position}`, new Uint8Array(bytes.subarray(0, position)))),
      ...positions.map((position) => post(`a control character at ${position}`, insertByte(position, 1))),
      ...positions.map((position) => post(`invalid UTF-8 at ${position}`, insertByte(position, 0xff))),
    ];
  });
}

const OTHER_TYPES: readonly unknown[] = [1, true, [], {}, ['text'], { text: 'text' }];

/** Returns requests with one field of another type than text, for operations whose fields are all text. */
export function wrongTypes(calls: readonly JsonCall[]): RawRequest[] {
  return calls.flatMap(({ address, body }) =>
    Object.keys(body).flatMap((field) =>
      OTHER_TYPES.map((value) =>
        rawRequest(
          `${address}: ${field} is ${JSON.stringify(value)}`,
          `POST ${address} HTTP/1.1\r\nContent-Type: application/json`,
          JSON.stringify({ ...body, [field]: value }),
        ),
      ),
    ),
  );
}
