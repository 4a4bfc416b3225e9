#!/usr/bin/env node
// Tells the browser stories: node scripts/tests/e2e/run.cjs [--only NAME] [--jobs N] [--headed]
require('tsx/cjs');
require('./harness/run.ts').run((file) => require(file).default);
