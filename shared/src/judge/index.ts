export { guardLoops, guardMarkup } from './guardLoops';
export { hasPassed, judge, type Verdict } from './judge';
export { parseJudgeMessage, type JudgeStop } from './judgeMessages';
export { judgeText } from './text/judge.en';
export { TestResults } from './TestResults';
export { useJudge } from './useJudge';
