// Runs the TypeScript sources as they are, like the command itself.
require('tsx/cjs');
require('./write.ts');
