import { render } from '@testing-library/react';
import { ContentLanguage } from './ContentLanguage';
import { Markdown } from './Markdown';

const LINK_TO_B = 'href="https://b.example" rel="noopener noreferrer"';

test.each([
  ['# Dough', '<h3>Dough</h3>'],
  ['one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['- a\n  goes on\n- b', '<ul><li>a goes on</li><li>b</li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['> said\n> so', '<blockquote>said so</blockquote>'],
  ['```js\n# no\n\nheading\n```', '<pre tabindex="0"><code># no\n\nheading</code></pre>'],
  ['a **b** *c* `d*e`', '<p>a <strong>b</strong> <em>c</em> <code>d*e</code></p>'],
  ['**Use `const`** or *not `let`*', '<p><strong>Use <code>const</code></strong> or <em>not <code>let</code></em></p>'],
  ['**[`a`](https://b.example)**', `<p><strong><a ${LINK_TO_B}><code>a</code></a></strong></p>`],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
  ['## One\n### Two', '<h3>One</h3><h4>Two</h4>'],
  ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
  [
    'see [there](https://lectern.example/a)',
    '<p>see <a href="https://lectern.example/a" rel="noopener noreferrer">there</a></p>',
  ],
  ['[run](javascript:alert(1)) [mail](data:text/html,x)', '<p>[run](javascript:alert(1)) [mail](data:text/html,x)</p>'],
  [
    '<img src=x onerror=alert(1)> [a](https://x"onclick="y)',
    '<p>&lt;img src=x onerror=alert(1)&gt; <a href="https://x&quot;onclick=&quot;y" rel="noopener ' +
      'noreferrer">a</a></p>',
  ],
])('%j renders as %j', (text, html) => {
  expect(render(<Markdown text={text} />).container.firstElementChild?.innerHTML).toBe(html);
});

test('pictures of the course are rendered by the caller, others stay as they are written', () => {
  const text = 'a ![A cup](courses/tea/files/i/cup.png) ![](courses/tea/x.png) ![far](https://lectern.example/a.png)';
  const image = (path: string, alt: string) => <img src={path} alt={alt} />;
  const { container } = render(<Markdown text={text} image={image} />);
  expect([...container.querySelectorAll('img')].map((one) => [one.getAttribute('src'), one.alt])).toEqual([
    ['courses/tea/files/i/cup.png', 'A cup'],
    ['courses/tea/x.png', ''],
  ]);
  expect(render(<Markdown text={text} />).container.textContent).toBe('a A cup  !far');
  expect(render(<Markdown text="![x](javascript:alert(1))" image={image} />).container.querySelector('img')).toBeNull();
});

test('blocks are numbered from firstBlock', () => {
  const { container } = render(<Markdown text={'a\n\n- b\n- c'} firstBlock={7} />);
  expect(container.firstElementChild?.innerHTML).toBe(
    '<p data-block="7">a</p><ul data-block="8"><li>b</li><li>c</li></ul>',
  );
});

test('text in an unknown language has the direction of its letters, a lesson that of its course', () => {
  expect(render(<Markdown text="a" />).container.firstElementChild).toHaveAttribute('dir', 'auto');
  const lesson = render(
    <ContentLanguage language="ar">
      <Markdown text="a" />
    </ContentLanguage>,
  ).container.firstElementChild;
  expect(lesson).toHaveAttribute('lang', 'ar');
  expect(lesson).toHaveAttribute('dir', 'rtl');
});
