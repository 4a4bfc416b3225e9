// What `webpack.config.cjs` of each workspace calls. Registers tsx first, so that the TypeScript sources run as they
// are.
require('tsx/cjs');
module.exports = { federated: require('./configuration/federated').federated };
