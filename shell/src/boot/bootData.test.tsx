import { screen } from '@testing-library/react';
import { channel, registry, release } from '../testing/releases';
import { readBootData } from './bootData';
import { showBootFailure } from './bootFailure';

const config = {
  backend: { kind: 'local', projectId: 'lectern', storageBucket: 'lectern' },
  homeUrl: 'http://localhost',
  openBuckets: [],
};
const write = (json: string): void => {
  document.body.innerHTML = `<div id="loading"></div><script type="application/json" id="boot">${json}</script>`;
};

it('reads what the gateway wrote', () => {
  write(JSON.stringify({ registry: registry({ commerce: channel(release()) }), config }));
  expect(readBootData(document).registry.serial).toBe(7);
});

it.each([
  ['', 'no boot data'],
  ['{', 'JSON'],
  ['{}', 'boot.registry: expected an object, found nothing'],
  [
    JSON.stringify({
      registry: registry({ commerce: channel(release('1.0.0', {}, { access: 'friends' as 'public' })) }),
      config,
    }),
    'access: expected "public" or "signed-in"',
  ],
])('refuses %.40s', (json, message) => {
  write(json);
  expect(() => readBootData(document)).toThrow(message);
});

it('says in the page why the site can’t start', () => {
  write('{}');
  showBootFailure(new Error('boot.registry: expected an object, found nothing'), document);
  expect(screen.getByRole('alert')).toHaveTextContent('boot.registry: expected an object, found nothing');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
  expect(document.getElementById('loading')).toBeNull();
});
