import type {Correction} from 'api-versions';

/** Mistakes in the comments of the canvas. */
export const canvas: readonly Correction[] = [
  {
    // Nothing is added anymore.
    module: 'CanvasView',
    from: `The Canvas 2D API provided by the React Native PyTorch Core canvas
 * **is going to** match the W3C specification of the
 * [\`2dcontext\`]`,
    to: `Draws shapes, text and images on a canvas.
 *
 * Its functions follow the W3C specification [\`2dcontext\`]`,
  },
  {
    module: 'CanvasView',
    from: `currently only implements a subset of the \`2dcontext\` API and
 * we will gradually add more functionality as needed.`,
    to: `implements a subset of the \`2dcontext\`
 * API.`,
  },
  {
    module: 'CanvasView',
    from: 'The documenation for',
    to: 'The documentation for',
  },
  {
    // The tag names no replacement.
    module: 'CanvasView',
    from: `in the beta release.
   */
  drawCircle(`,
    to: `in the beta release. Use [[beginPath]], [[arc]] and [[stroke]] instead.
   */
  drawCircle(`,
  },
  {
    module: 'CanvasView',
    from: `in the beta release.
   */
  fillCircle(`,
    to: `in the beta release. Use [[beginPath]], [[arc]] and [[fill]] instead.
   */
  fillCircle(`,
  },
  {
    module: 'CanvasView',
    from: "of the circle's starting point.",
    to: "of the circle's center.",
  },
  {
    module: 'CanvasView',
    from: 'You can use _`degree`_` * Math.PI / 180` to',
    to: 'You can use `degree * Math.PI / 180` to',
  },
  {
    // The signature takes six numbers; there is no matrix parameter.
    module: 'CanvasView',
    from: `
   * \`setTransform()\` has two types of parameter that it can accept. The older type consists of several parameters representing the individual components of the transformation matrix to set:
   *
   * The newer type consists of a single parameter, \`matrix\`, representing a 2D transformation matrix to set.
`,
    to: `
   *
   *
   *
`,
  },
  {
    module: 'CanvasView',
    from: `fills the current or given path
   * with the current fillStyle.`,
    to: `fills the current path
   * with the current [[fillStyle]].`,
  },
  {
    module: 'CanvasView',
    from: `The \`fill()\` function differs from the 2dcontext specification and is
   * subject to change. It currently does not take additional \`fillRule\`
   * or \`path\` and \`fillRule\` params.`,
    to: `Unlike on the web, it takes no path and no fill rule. It always fills the
   * current path, by the non-zero winding rule.
   *`,
  },
  {
    module: 'CanvasView',
    from: 'current or given path with the current stroke style.',
    to: 'current path with the current [[strokeStyle]].',
  },
  {
    module: 'CanvasView',
    from: `center of a path; in other words, half of the
   * stroke is drawn on the inner side, and half on the outer side.
   *
   * The stroke is drawn using the non-zero winding rule, which means that path
   * intersections will still get filled.
   *
   * :::caution
   *
   * The \`stroke()\` function differs from the 2dcontext specification and is
   * subject to change. It currently does not take additional \`path\` param.`,
    to: `center of a path; in other words, half of the stroke is drawn on the inner side, and half on the outer side.
   *
   * The stroke is drawn using the non-zero winding rule, which means that path intersections will still get filled.
   *
   * :::caution
   *
   * Unlike on the web, it takes no path. It always strokes the current path.
   *
   *
   *`,
  },
  {
    // The signature has no such parameter.
    module: 'CanvasView',
    from: `coordinates. An optional parameter allows specifying a maximum width for
   * the rendered text, which the user agent will achieve by condensing the
   * text or by using a lower font size.`,
    to: `coordinates.
   *
   * It takes no maximum width.`,
  },
  {
    // In fillText and strokeText. Both platforms align text.
    module: 'CanvasView',
    from: `The \`strokeText()\` function does not support \`textAlign\`, \`textBaseline\`,
   * and \`direction\`.`,
    to: `The canvas has no \`textBaseline\` and no \`direction\`. To align the text, set
   * [[textAlign]].`,
  },
];
