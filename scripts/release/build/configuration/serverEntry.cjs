// webpack loader that replaces a module by one that exports the screens in its options, by their names.
module.exports = function serverEntry() {
  const { screens } = this.getOptions();
  return Object.entries(screens)
    .map(([name, file]) => `export { default as ${name} } from ${JSON.stringify(file)};\n`)
    .join('');
};
