// Makes a film of the sample content: npm run film -- NAME. Its needs are listed in scripts/content/sample/README.md.
require('tsx/cjs');
require('./makeFilm.ts');
