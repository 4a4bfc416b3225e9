module.exports = require('@lectern/scripts/build').federated(__dirname);
