import { createHash } from 'node:crypto';
import { parseTemplate, withSerial } from './template';

const page = (head: string, body = ''): string =>
  '<!doctype html><html ' +
  `lang="en"><head>${head}<!--lectern:head--></head><body>${body}<!--lectern:boot--></body></html>`;

test('splits the page at its placeholders, and hashes its inline style as browsers do', () => {
  const template = parseTemplate(page('<style>\r\na{}\r\n</style>'));
  expect(template.afterBoot).toBe('</body></html>');
  expect(template.styleHashes).toEqual([`sha256-${createHash('sha256').update('\na{}\n').digest('base64')}`]);
});

test.each([
  ['a missing placeholder', '<html></html>', /lacks <!--lectern:head-->/],
  ['a repeated one', page('<!--lectern:head-->'), /lectern:head--> more than once/],
  [
    'placeholders in the wrong order',
    '<html><!--lectern:boot--><!--lectern:head--></html>',
    /lacks <!--lectern:boot-->/,
  ],
  ['no html tag', '<head><!--lectern:head--></head><!--lectern:boot-->', /no <html> tag/],
  ['a script of its own', page('', '<SCRIPT>1</SCRIPT>'), /has a <script>/],
])('%s is refused', (_name, html, message) => {
  expect(() => parseTemplate(html)).toThrow(message);
});

test('accepts <noscript>', () => {
  expect(() => parseTemplate(page('', '<noscript>x</noscript>'))).not.toThrow();
});

test('sets the serial once on the html tag', () => {
  expect(withSerial('<!doctype html><html><head>', 7)).toBe('<!doctype html><html data-serial="7"><head>');
  expect(withSerial('<html data-serial="1" lang="en">', 7)).toBe('<html lang="en" data-serial="7">');
});
