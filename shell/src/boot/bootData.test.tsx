import { screen } from '@testing-library/react';
import { textOf } from '@lectern/shared/text';
import { channel, registry, release } from '../testing/releases';
import { readBootData } from './bootData';
import { showBootFailure } from './bootFailure';
import { shellText } from '../text/shell.en';

const config = {
  backend: { kind: 'local', projectId: 'lectern', storageBucket: 'lectern' },
  homeUrl: 'http://localhost',
  openBuckets: [],
};
const write = (json: string): void => {
  document.body.innerHTML = `<div id="loading"></div><script type="application/json" id="boot">${json}</script>`;
};

test('reads the data that the gateway wrote', () => {
  write(JSON.stringify({ registry: registry({ commerce: channel(release()) }), config }));
  expect(readBootData(document).registry.serial).toBe(7);
});

test.each([
  ['', 'no boot data of version 1'],
  ['{', 'JSON'],
  ['null', 'no boot data of version 1'],
  ['{}', 'no boot data of version 1'],
  [JSON.stringify({ registry: registry({}) }), 'no boot data of version 1'],
  [JSON.stringify({ registry: { ...registry({}), schemaVersion: 2 }, config }), 'no boot data of version 1'],
])('refuses %.40s', (json, message) => {
  write(json);
  expect(() => readBootData(document)).toThrow(message);
});

test('shows why the site cannot start', () => {
  write('{}');
  showBootFailure(new Error('The page has no boot data.'));
  expect(screen.getByRole('alert')).toHaveTextContent('The page has no boot data.');
  expect(screen.getByRole('button', { name: textOf(shellText).boot.again })).toBeInTheDocument();
  expect(document.getElementById('loading')).toBeNull();
});
