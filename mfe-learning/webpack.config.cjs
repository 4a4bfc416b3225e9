module.exports = require('lectern/build').federated(__dirname);
