#!/usr/bin/env node
// Runs the TypeScript sources as they are: no build step stands between an edit and the command.
require('tsx/cjs');
require('../cli/cli.ts');
