// A file of React Native that the package requires by its path.
module.exports = require('./phone').phone.reactNative.Image.resolveAssetSource;
