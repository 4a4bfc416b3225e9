import { inlineStyle, withoutStyleAttributes } from './inlineStyles';

test('style attributes become one rule for each different style', () => {
  const { markup, css } = withoutStyleAttributes(
    '<p style="width:1px">a</p><p style="color:&quot;x&quot;">b</p><p style="width:1px">c</p>',
  );
  expect(markup).toBe('<p data-s="0">a</p><p data-s="1">b</p><p data-s="0">c</p>');
  expect(css).toBe('[data-s="0"]{width:1px}[data-s="1"]{color:"x"}');
});

test('text that looks like a style attribute stays, since React escapes its quotes', () => {
  const text = '<p>style=&quot;width:1px&quot;</p>';
  expect(withoutStyleAttributes(text).markup).toBe(text);
});

test('a style that could end the stylesheet is refused', () => {
  expect(() => withoutStyleAttributes('<p style="a:</style>"></p>')).toThrow('contains "<"');
});

test('relative addresses of a stylesheet start at its file', () => {
  const { css } = inlineStyle('/remotes/info/1.0.0/a.css', 'a{b:url(c.png) url("d.png") url(data:x) url(/e) url(#f)}');
  expect(css).toBe('a{b:url(/remotes/info/1.0.0/c.png) url("/remotes/info/1.0.0/d.png") url(data:x) url(/e) url(#f)}');
});
