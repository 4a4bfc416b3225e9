/** Each class name of a CSS module is exported under its own name, so that tests can name classes. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? true : String(key)) });
