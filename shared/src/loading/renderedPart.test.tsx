import { startTransition, Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderedPart } from './renderedPart';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
type Module = { Greeting: typeof Greeting };
const pick = (module: Module) => module.Greeting;

/** Returns the markup of a page with the part, as the gateway renders it once the code is there. */
async function markupOf(): Promise<string> {
  const Part = renderedPart(() => Promise.resolve({ Greeting }), pick);
  const render = (): string => renderToString(page(Part));
  // Its code is missing at first.
  expect(render()).not.toContain('Hello');
  await Promise.resolve();
  await Promise.resolve();
  return render();
}

const page = (Part: ReturnType<typeof renderedPart<Module, { name: string }>>) => (
  <Suspense fallback="Waiting">
    <Part name="Ada" placeholder={<p>Loading</p>} />
  </Suspense>
);

/** Hydrates a page with a part whose code loads when the test calls `settle`. */
async function hydrate() {
  let settle: { resolve: (module: Module) => void; reject: (error: Error) => void } | undefined;
  const Part = renderedPart(() => new Promise<Module>((resolve, reject) => (settle = { resolve, reject })), pick);
  const root = document.createElement('div');
  root.innerHTML = await markupOf();
  document.body.append(root);
  const recovered = jest.fn();
  await act(async () => {
    hydrateRoot(root, page(Part), { onRecoverableError: recovered });
    await Promise.resolve();
  });
  return { root, recovered, settle: () => settle };
}

test('the markup of a page stays until the code has loaded, which hydrates it', async () => {
  const { root, recovered, settle } = await hydrate();
  const greeting = screen.getByText('Hello Ada');
  await act(async () => {
    settle()?.resolve({ Greeting });
    await Promise.resolve();
  });
  expect(root).toContainElement(greeting);
  expect(recovered).not.toHaveBeenCalled();
  root.remove();
});

test('code that arrives at once, from a cache, takes the page over too', async () => {
  const Part = renderedPart(() => Promise.resolve({ Greeting }), pick);
  const root = document.createElement('div');
  root.innerHTML = await markupOf();
  const greeting = root.querySelector('p');
  document.body.append(root);
  const recovered = jest.fn();
  await act(async () => {
    startTransition(() => void hydrateRoot(root, page(Part), { onRecoverableError: recovered }));
    await Promise.resolve();
  });
  expect(recovered).not.toHaveBeenCalled();
  expect(root).toContainElement(greeting);
  root.remove();
});

test('without its code, a page shows the placeholder', async () => {
  const { root, settle } = await hydrate();
  await act(async () => {
    settle()?.reject(new Error('Loading a chunk failed.'));
    await Promise.resolve();
  });
  expect(await screen.findByText('Loading')).toBeVisible();
  root.remove();
});

test('anywhere else, it shows its placeholder until its code has loaded', async () => {
  const Part = renderedPart(() => Promise.resolve({ Greeting }), pick);
  render(page(Part));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
