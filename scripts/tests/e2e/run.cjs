#!/usr/bin/env node
// Runs the end-to-end tests with Playwright Test: node scripts/tests/e2e/run.cjs [--only NAME] [Playwright's options]
const { join } = require('node:path');

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const args = process.argv.slice(2);
const only = args.indexOf('--only');
// Playwright matches --grep against the file and the title.
if (only !== -1) args.splice(only, 2, '--grep', escapeRegExp(args[only + 1] ?? ''));
process.argv.splice(2, Infinity, 'test', '--config', join(__dirname, 'playwright.config.ts'), ...args);
require('@playwright/test/cli');
