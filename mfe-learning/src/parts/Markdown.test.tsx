import { render } from '@testing-library/react';
import { Markdown } from './Markdown';

test.each([
  ['# Dough', '<h3>Dough</h3>'],
  ['one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['- a\n  goes on\n- b', '<ul><li>a goes on</li><li>b</li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['> said\n> so', '<blockquote>said so</blockquote>'],
  ['```js\n# no\n\nheading\n```', '<pre tabindex="0"><code># no\n\nheading</code></pre>'],
  ['a **b** *c* `d*e`', '<p>a <strong>b</strong> <em>c</em> <code>d*e</code></p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
])('%j shows as %j', (text, html) => {
  expect(render(<Markdown text={text} />).container.firstElementChild?.innerHTML).toBe(html);
});
