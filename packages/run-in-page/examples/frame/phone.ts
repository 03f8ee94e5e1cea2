import {createBrowserHost} from '../../../runtime/native/browserHost';
import {createPhone} from '../../../runtime/native/createPhone';
import {installPhone} from '../../../runtime/native/installPhone';
import {createReactNativeWeb} from '../../../runtime/native/reactNativeWeb';
import type {Release} from '../../../runtime/native/release';
import {createViews} from '../../../runtime/native/views/createViews';
import {drawing} from './environment';
import {noteTensor} from './tensorLines';

/** Set when the runtime is bundled. */
declare const RELEASE: Release;
declare const DRAWS: boolean;

/** The phone that the package runs on. */
export const phone = createPhone({
  release: RELEASE,
  host: createBrowserHost(),
  createComponents:
    DRAWS && drawing ? createViews(drawing.web.View) : undefined,
  onTensor: noteTensor,
});
installPhone(phone);

/** What the package and the code may require besides React. */
export const phoneModules = {
  reactNative:
    DRAWS && drawing
      ? createReactNativeWeb(drawing.web, phone)
      : phone.reactNative,
  resolveAssetSource: phone.resolveAssetSource,
};
Object.assign(globalThis, {phoneModules});
