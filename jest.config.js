const transform = {
  '^.+\\.([cm]?js|tsx?)$': ['@sucrase/jest-plugin', { jsxRuntime: 'automatic', production: true }],
};
const shared = {
  rootDir: __dirname,
  transform,
  moduleNameMapper: { '\\.(css|html)$': '<rootDir>/scripts/tests/jest/cssModule.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.lectern/'],
  transformIgnorePatterns: ['/node_modules/(?!(p-limit|yocto-queue|mime|jose|fractional-indexing)/)'],
  modulePathIgnorePatterns: ['/dist/', '/.lectern/', '/.cache/'],
  setupFiles: ['<rootDir>/scripts/tests/jest/quietSdk.cjs'],
};

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom: the ending says which. */
module.exports = {
  testTimeout: 30000,
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/src/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/scripts/tests/jest/domEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/tests/jest/domSetup.cjs'],
      testMatch: ['<rootDir>/*/src/**/*.test.tsx'],
    },
  ],
};
