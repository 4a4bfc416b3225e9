import { LimitError } from './LimitError';
import { createRequestLimits } from './requestLimits';

function refusalOf(request: () => void): LimitError {
  try {
    request();
  } catch (error) {
    if (error instanceof LimitError) return error;
  }
  throw new Error('The request was not refused.');
}

test('a burst, then a rate, for each client; a refusal says when to come back', () => {
  let now = 0;
  const limits = { clientRequests: { burst: 2, perSecond: 0.5 }, requestsInFlight: 100 };
  const requests = createRequestLimits(limits, () => now);
  requests.enter('a');
  requests.enter('a');
  expect(refusalOf(() => requests.enter('a')).retrySeconds).toBe(2);
  requests.enter('b');
  now = 2_000;
  requests.enter('a');
  expect(() => requests.enter('a')).toThrow('Too many requests');
});

test('a client has a number of unanswered requests, and an answer frees a place', () => {
  const limits = { clientRequests: { burst: 100, perSecond: 1 }, requestsInFlight: 2 };
  const requests = createRequestLimits(limits, () => 0);
  requests.enter('a');
  requests.enter('a');
  expect(refusalOf(() => requests.enter('a')).retrySeconds).toBe(1);
  requests.enter('b');
  requests.leave('a');
  requests.enter('a');
  expect(() => requests.enter('a')).toThrow('not answered yet');
});
