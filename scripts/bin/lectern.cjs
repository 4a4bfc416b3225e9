#!/usr/bin/env node
// Runs the TypeScript sources as they are: no build step stands between an edit and the command.
// Whatever a command writes is for its own user: mails contain live links, and the database the keys that sign tokens.
process.umask(0o077);
require('./typescript.cjs');
require('../cli/cli.ts');
