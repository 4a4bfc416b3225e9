import fc from 'fast-check';
import { mergeWatched } from '@lectern/shared/domain';
import { betterScore, getQuizScore, saveQuizScore, scoreAsWatched, scoreFromWatched } from './quizScores';

beforeEach(() => localStorage.clear());

test('a stored score without a right answer differs from no score', () => {
  expect(scoreFromWatched('', 4)).toBeNull();
  expect(scoreFromWatched(scoreAsWatched({ right: 0, of: 4 }), 4)).toEqual({ right: 0, of: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (right, wrong) => {
      const score = { right, of: right + wrong };
      expect(scoreFromWatched(scoreAsWatched(score), score.of)).toEqual(score);
    }),
  );
});

test('two devices that merge their progress get the better score', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (one, other) => {
      const merged = mergeWatched(scoreAsWatched({ right: one, of: 60 }), scoreAsWatched({ right: other, of: 60 }));
      expect(scoreFromWatched(merged, 60)).toEqual({ right: Math.max(one, other), of: 60 });
    }),
  );
});

test('a score never exceeds the number of questions in a shortened quiz', () => {
  expect(scoreFromWatched(scoreAsWatched({ right: 9, of: 10 }), 3)).toEqual({ right: 3, of: 3 });
});

test('this device stores the better score of a learner', () => {
  saveQuizScore('u', 'c', 'q', { right: 2, of: 3 });
  saveQuizScore('u', 'c', 'q', { right: 1, of: 3 });
  expect(getQuizScore('u', 'c', 'q')).toEqual({ right: 2, of: 3 });
  saveQuizScore('u', 'c', 'q', { right: 3, of: 3 });
  expect(getQuizScore('u', 'c', 'q')).toEqual({ right: 3, of: 3 });
  expect(getQuizScore('other', 'c', 'q')).toBeNull();
});

test('the share decides, not the number', () => {
  expect(betterScore({ right: 2, of: 2 }, { right: 3, of: 6 })).toEqual({ right: 2, of: 2 });
  expect(betterScore(null, { right: 0, of: 1 })).toEqual({ right: 0, of: 1 });
  expect(betterScore(null, null)).toBeNull();
});
