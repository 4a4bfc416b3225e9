#!/usr/bin/env node
// Runs the end-to-end tests with Playwright Test:
// node scripts/tests/e2e/run.cjs [--only NAME] [--long] [--conformance] [Playwright's options]
const { join } = require('node:path');

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const args = process.argv.slice(2);
const only = args.indexOf('--only');
// Playwright matches --grep against the file and the title.
if (only !== -1) args.splice(only, 2, '--grep', escapeRegExp(args[only + 1] ?? ''));
// Tests with the tag @long take minutes: they run only when they are asked for.
const long = args.indexOf('--long');
if (long !== -1) {
  process.env.LECTERN_E2E_LONG = '1';
  args.splice(long, 1, ...(only === -1 ? ['--grep', '@long'] : []));
}
// The tests that prove criteria of WCAG; they write the accessibility report.
const conformance = args.indexOf('--conformance');
if (conformance !== -1) {
  process.env.LECTERN_E2E_CONFORMANCE = '1';
  args.splice(conformance, 1);
}
process.argv.splice(2, Infinity, 'test', '--config', join(__dirname, 'playwright.config.ts'), ...args);
require('@playwright/test/cli');
