/**
 * Loader for the exports of mini-css-extract-plugin: declares the class names as constants. webpack exports constants
 * as values, which are shorter than the getters of its variables.
 */
module.exports = (source) => source.replace(/^var (?=_[\da-f]+ = )/gm, 'const ');
