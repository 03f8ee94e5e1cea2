// What the package needs of React where nothing is drawn: it declares its two
// components when it is loaded.
export function PureComponent(): void {
  // Nothing of it is called before something is drawn.
}

function refuse(): never {
  throw new Error(
    'This example was started without React. Export a component as default to draw it.',
  );
}

export const createElement = refuse;
export const createRef = refuse;
export const useCallback = refuse;
export const useRef = refuse;
