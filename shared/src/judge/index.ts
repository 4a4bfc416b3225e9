export { openCodeFrame, type SendCode } from './codeFrame';
export { guardLoops, guardMarkup } from './guardLoops';
export { hasPassed, judge, type Verdict } from './judge';
export { parseJudgeMessage, type JudgeStop } from './judgeMessages';
export { TestResults } from './TestResults';
export { useJudge } from './useJudge';
