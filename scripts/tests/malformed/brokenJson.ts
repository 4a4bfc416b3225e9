import { rawRequest, type RawRequest } from './rawRequest';
import type { JsonCall } from './addresses';

const NO_OBJECTS = [
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
 * Bodies that are no JSON object, or the right one cut short, with a control character in it, or with a byte that is no
 * UTF-8.
 */
export function brokenJson(calls: readonly JsonCall[]): RawRequest[] {
  return calls.flatMap(({ address, body }) => {
    const post = (what: string, content: string | Uint8Array): RawRequest =>
      rawRequest(`${address}: ${what}`, `POST ${address} HTTP/1.1\r\nContent-Type: application/json`, content);
    const bytes = Buffer.from(JSON.stringify(body));
    const places = Array.from(
      { length: POSITIONS },
      (_, index) => 1 + Math.floor((index * (bytes.length - 2)) / POSITIONS),
    );
    const spoilt = (place: number, byte: number): Uint8Array =>
      new Uint8Array(Buffer.concat([bytes.subarray(0, place), Buffer.of(byte), bytes.subarray(place)]));
    return [
      ...NO_OBJECTS.map((text) => post(`the body ${JSON.stringify(text.slice(0, 20))}`, text)),
      ...places.map((place) => post(`cut at ${place}`, new Uint8Array(bytes.subarray(0, place)))),
      ...places.map((place) => post(`a control character at ${place}`, spoilt(place, 1))),
      ...places.map((place) => post(`no UTF-8 at ${place}`, spoilt(place, 0xff))),
    ];
  });
}

const OTHER_TYPES: readonly unknown[] = [1, true, [], {}, ['text'], { text: 'text' }];

/** The right body with one field of another type than text. For calls whose fields are all text. */
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
