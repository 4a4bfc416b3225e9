/** Every class name of a CSS module is its own key, so that tests can name classes. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
