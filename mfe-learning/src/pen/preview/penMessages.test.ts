import { parsePenMessage } from './penMessages';

test.each([null, 'log', 7, {}, { kind: 'open' }, { kind: 'ready' }, []])('%j is not a message', (data) => {
  expect(parsePenMessage(data)).toBeNull();
});

test('the fields of a message are checked, and its text is cut', () => {
  expect(parsePenMessage({ kind: 'log', level: 'shout', text: 'x'.repeat(5000), html: '<b>' })).toEqual({
    kind: 'log',
    level: 'log',
    text: 'x'.repeat(4000),
  });
  expect(parsePenMessage({ kind: 'failure', text: 5, line: '1' })).toEqual({
    kind: 'failure',
    text: '',
    line: null,
    pane: 'js',
  });
  expect(parsePenMessage({ kind: 'failure', text: 'no', line: 3 })).toEqual({
    kind: 'failure',
    text: 'no',
    line: 3,
    pane: 'js',
  });
  expect(parsePenMessage({ kind: 'failure', text: 'no', line: 3, pane: 'html' })).toEqual({
    kind: 'failure',
    text: 'no',
    line: 3,
    pane: 'html',
  });
  expect(parsePenMessage({ kind: 'failure', text: 'no', line: 3, pane: 'constructor' })).toEqual({
    kind: 'failure',
    text: 'no',
    line: 3,
    pane: 'js',
  });
  expect(parsePenMessage({ kind: 'runaway', text: 'x' })).toEqual({ kind: 'runaway' });
  expect(parsePenMessage({ kind: 'alive' })).toEqual({ kind: 'alive' });
});
