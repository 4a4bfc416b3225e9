import { checkSequences } from '../../tests/fixtures/paymentSequences';

test('5,000 sequences of events end in the state of their set', () => {
  expect(checkSequences(5000, 1)).toEqual({ sequences: 5000, problems: [] });
});
