import { faultOfSize, isPicture, MAX_BYTES, openImage } from './imageFile';

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

test.each([
  ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe1), true],
  ['PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), true],
  ['WebP', new TextEncoder().encode('RIFF....WEBP'), true],
  ['another RIFF', new TextEncoder().encode('RIFF....WAVE'), false],
  ['GIF', new TextEncoder().encode('GIF89a......'), false],
  ['SVG', new TextEncoder().encode('<svg xmlns='), false],
  ['nothing', bytes(), false],
])('%s', (_name, head, expected) => expect(isPicture(head)).toBe(expected));

test('the size has limits', () => {
  expect(faultOfSize(64, 64)).toBeNull();
  expect(faultOfSize(63, 4000)).toEqual({ kind: 'small', width: 63, height: 4000 });
  expect(faultOfSize(8000, 8000)).toEqual({ kind: 'vast', width: 8000, height: 8000 });
});

const file = (content: string, type: string): File => {
  const made = new File([content], 'x.png', { type });
  // jsdom's blobs have no arrayBuffer().
  const slice = made.slice.bind(made);
  made.slice = (from?: number, to?: number) =>
    Object.assign(slice(from, to), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).slice(from, to).buffer),
    });
  return made;
};

test('a file is refused by its content, not by its name', async () => {
  await expect(openImage(file('<html>', 'image/png'))).rejects.toMatchObject({ fault: { kind: 'disguised' } });
  await expect(openImage(file('<svg>', 'image/svg+xml'))).rejects.toMatchObject({
    fault: { kind: 'type', type: 'image/svg+xml' },
  });
  await expect(openImage(file('', 'image/png'))).rejects.toMatchObject({ fault: { kind: 'empty' } });
  const large = file('x', 'image/jpeg');
  Object.defineProperty(large, 'size', { value: MAX_BYTES + 1 });
  await expect(openImage(large)).rejects.toMatchObject({ fault: { kind: 'large', bytes: MAX_BYTES + 1 } });
});
