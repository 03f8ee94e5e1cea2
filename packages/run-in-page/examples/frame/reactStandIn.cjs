// What the package needs of React where nothing is drawn: it declares its two
// components when it is loaded.
function refuse() {
  throw new Error('Export a component as the default to draw it.');
}

module.exports = {
  PureComponent: function PureComponent() {
    // React calls nothing of it here.
  },
  createElement: refuse,
  createRef: refuse,
  useCallback: refuse,
  useRef: refuse,
};
