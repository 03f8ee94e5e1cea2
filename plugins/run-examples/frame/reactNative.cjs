// Required by the published package before anything else of it runs.
module.exports = require('./phone').phone.reactNative;
