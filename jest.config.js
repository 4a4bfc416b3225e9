const transform = {
  '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/scripts/jest/tsconfig.json', diagnostics: false }],
};
const shared = {
  rootDir: __dirname,
  transform,
  moduleNameMapper: { '\\.css$': '<rootDir>/scripts/jest/cssModule.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.lectern/'],
  modulePathIgnorePatterns: ['/dist/', '/.lectern/', '/.cache/'],
  setupFiles: ['<rootDir>/scripts/jest/quietSdk.cjs'],
};

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom: the ending says which. */
module.exports = {
  testTimeout: 30000,
  maxWorkers: 2,
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/*/src/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/scripts/jest/domEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/domSetup.cjs'],
      testMatch: ['<rootDir>/*/src/**/*.test.tsx'],
    },
  ],
};
