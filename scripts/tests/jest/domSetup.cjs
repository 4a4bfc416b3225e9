const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// A machine that is busy elsewhere for a second is no failure. Jest's own limit ends a test that hangs.
configure({ asyncUtilTimeout: 30_000 });
