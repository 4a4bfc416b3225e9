import { contentTypeOf } from './contentType';

test.each([
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.MJS', 'text/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.html', 'text/html; charset=utf-8'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.js.map', 'application/json; charset=utf-8'],
  ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['a.xml', 'application/xml; charset=utf-8'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.vtt', 'text/vtt; charset=utf-8'],
  ['a.png', 'image/png'],
  ['a.jpeg', 'image/jpeg'],
  ['a.avif', 'image/avif'],
  ['a.ico', 'image/vnd.microsoft.icon'],
  ['a.woff2', 'font/woff2'],
  ['a.wasm', 'application/wasm'],
  ['a.mp4', 'video/mp4'],
  ['a.pdf', 'application/pdf'],
  ['LICENSE', 'application/octet-stream'],
  ['a.unknown', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
