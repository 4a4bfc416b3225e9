import { readWarning } from './warning';

const read = (query: string) => readWarning(new URLSearchParams(query), 'https://lectern.example');

test.each(['leaving', 'storage-blocked', 'browser-too-old', 'session-ended', 'account-deleted'])(
  'reads the code %s',
  (code) => {
    expect(read(`code=${code}`).code).toBe(code);
  },
);

test.each(['', 'code=', 'code=Leaving', 'code=unknown', 'code=constructor'])(
  'reads %j as an unknown warning',
  (query) => {
    expect(read(query)).toEqual({ code: 'unknown', to: null });
  },
);

test('accepts only http and https addresses of other sites', () => {
  expect(read('code=leaving&to=https://example.org/a?b').to?.host).toBe('example.org');
  for (const to of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'example.org',
    'https://lectern.example/x',
    'https://lectern.example@evil.example',
    '',
  ]) {
    expect(read(`code=leaving&to=${encodeURIComponent(to)}`).to).toBeNull();
  }
  expect(read('code=session-ended&to=https://example.org').to).toBeNull();
});
