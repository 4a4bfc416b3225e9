import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from '@lectern/shared/router';
import { renderScreen } from '@lectern/shared/testing';
import { bookChapters } from './bookChapters';
import { useBookPosition } from './useBookPosition';

const BLOCK_HEIGHT = 500;
const text = bookChapters('## One\n\nAlpha.\n\nBeta.\n\nGamma.\n\nDelta.\n', 'Book')!;

/** A chapter of five blocks, and a link to its last one. */
function Book({ onMove }: { onMove: (locator: string) => void }) {
  const [article, setArticle] = useState<HTMLElement | null>(null);
  useBookPosition({ text, saved: null, article, bar: null, onMove });
  return (
    <div ref={setArticle}>
      {text.chapters[0].blocks.map((_, block) => (
        <p key={block} data-block={block} />
      ))}
      <Link to="/books?at=one.4">Delta</Link>
    </div>
  );
}

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
}

const rest = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(1_000));

async function open() {
  const onMove = jest.fn();
  const view = renderScreen(<Book onMove={onMove} />, { path: '/books' });
  await rest();
  return { ...view, onMove };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation((options) => scrollTo((options as ScrollToOptions).top ?? 0));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number(this.getAttribute('data-block') ?? 0) * BLOCK_HEIGHT - window.scrollY;
    return { top, bottom: top + BLOCK_HEIGHT } as DOMRect;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the address and the saved position follow once scrolling has rested', async () => {
  const { location, onMove } = await open();
  act(() => scrollTo(2 * BLOCK_HEIGHT));
  expect(onMove).not.toHaveBeenCalled();
  await rest();
  expect(location()).toBe('/books?at=one.2');
  expect(onMove).toHaveBeenCalledWith('one.2', expect.any(Number));
});

test('a jump right after scrolling keeps its own address', async () => {
  const { location, onMove } = await open();
  act(() => scrollTo(2 * BLOCK_HEIGHT));
  fireEvent.click(screen.getByRole('link', { name: 'Delta' }));
  await rest();
  expect(location()).toBe('/books?at=one.4');
  expect(onMove).not.toHaveBeenCalled();
});
