/** Stands in for a part of the theme that no page shows. */
export default function UnusedPart(): never {
  throw new Error(
    'A page shows a part of the theme that the bundle leaves out. Remove it from the list in engine/bundle/index.ts.',
  );
}
