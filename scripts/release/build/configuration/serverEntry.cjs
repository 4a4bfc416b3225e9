// webpack loader that replaces a module by one that exports the screens in its options, by their names, and the
// languages of the workspace.
module.exports = function serverEntry() {
  const { screens, languages } = this.getOptions();
  const named = Object.entries(screens);
  if (languages) named.push(['languages', languages]);
  return named.map(([name, file]) => `export { default as ${name} } from ${JSON.stringify(file)};\n`).join('');
};
