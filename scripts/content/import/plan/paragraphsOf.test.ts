import { HOSTILE_TEXT_MS, processorTimeOf } from '../../../tests/fixtures/processorTime';
import { paragraphsOf } from './paragraphsOf';

test('lines of a paragraph are joined with spaces, and paragraphs with an empty line', () => {
  expect(paragraphsOf(' One\n  line\n \n\nTwo ')).toBe('One line\n\nTwo');
});

test('a summary with very many blanks is read at once', async () => {
  expect(await processorTimeOf(() => paragraphsOf(`a${' '.repeat(50_000)}b`))).toBeLessThan(HOSTILE_TEXT_MS);
});
