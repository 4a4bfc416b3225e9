// Entry point for the `webpack.config.cjs` of each workspace. Registers tsx first, to load the TypeScript sources.
require('tsx/cjs');
module.exports = { federated: require('./configuration/federated').federated };
