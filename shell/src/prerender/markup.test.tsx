import { Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { completeMarkup, withInertForms } from './markup';

const markupOf = (Screen: ComponentType): string =>
  renderToString(
    <Suspense fallback="Loading">
      <Screen />
    </Suspense>,
  );

test('a screen that throws, or waits, has no markup', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Waiting = (() => new Promise(() => undefined)) as unknown as ComponentType;
  for (const Screen of [Broken, Waiting])
    expect(() => completeMarkup(markupOf(Screen))).toThrow('the screen threw an error or waits');
  expect(completeMarkup(markupOf(() => '<!--$!-->'))).toContain('&lt;!--$!--&gt;');
});

test('a form without an address sends nothing by itself', () => {
  const markup = markupOf(() => (
    <>
      <form className="a>b" />
      <form action="/search" />
      <form className="action=" />
    </>
  ));
  expect(withInertForms(markup).match(/<form[^>]*>/g)).toEqual([
    '<form method="dialog" class="a&gt;b">',
    '<form action="/search">',
    '<form method="dialog" class="action=">',
  ]);
});
