import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { facetText } from '../../text/facets.en';
import { FacetFields } from './FacetFields';

const text = textOf(facetText);
const fields = (counts: Record<string, number>) => (
  <FacetFields facets={['topic']} counts={{ topic: counts }} chosen={{}} categories={[]} onChoose={() => undefined} />
);
const values = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value);

test('values with courses are never behind “Show more”, those without come last', async () => {
  const { person } = renderScreen(fields({ a: 0, b: 1, c: 2, d: 3, e: 4, f: 5, g: 6, h: 7, i: 0 }));
  expect(values()).toEqual(['h', 'g', 'f', 'e', 'd', 'c', 'b']);
  await person.click(screen.getByRole('button', { name: text.more(2) }));
  expect(values()).toEqual(['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a', 'i']);
});

test('a value that loses its last course stays where it is while the options are stable', async () => {
  const before = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 };
  const { person } = renderScreen(<Changing before={before} after={{ ...before, a: 0, b: 0, g: 0 }} />);
  await person.click(screen.getByRole('button', { name: 'Change' }));
  expect(values()).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a']);
});

function Changing({ before, after }: Record<'before' | 'after', Record<string, number>>) {
  const [topic, setTopic] = useState(before);
  return (
    <>
      <button onClick={() => setTopic(after)}>Change</button>
      <FacetFields
        facets={['topic']}
        counts={{ topic }}
        chosen={{}}
        categories={[]}
        onChoose={() => undefined}
        isStable
      />
    </>
  );
}

test('levels keep their own order, those without courses last', () => {
  renderScreen(
    <FacetFields
      facets={['level']}
      counts={{ level: { beginner: 0, intermediate: 2, advanced: 1 } }}
      chosen={{}}
      categories={[]}
      onChoose={() => undefined}
    />,
  );
  expect(values()).toEqual(['intermediate', 'advanced', 'beginner']);
});
