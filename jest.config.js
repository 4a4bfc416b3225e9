/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom: the ending says which. */
module.exports = require('./scripts/tests/jest/jestConfig.cjs')(__dirname, ['<rootDir>/scripts/**/*.test.ts']);
