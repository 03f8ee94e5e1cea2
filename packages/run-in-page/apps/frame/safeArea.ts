import type {ReactNode} from 'react';
import {drawing} from './environment';

const none = {top: 0, right: 0, bottom: 0, left: 0};

/** `react-native-safe-area-context` on a screen without a notch. */
export function SafeAreaProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

export const useSafeAreaInsets = () => none;

export const SafeAreaView = drawing.web.View;
