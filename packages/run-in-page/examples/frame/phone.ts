import {
  createBrowserHost,
  createReactNativeWeb,
  createViews,
  installPhone,
} from 'torchlive-web/browser';
import {createPhone, type Release} from 'torchlive-web';
import {drawing} from './environment';
import {loadModel} from './models';
import {noteTensor} from './tensorLines';

/** Set when the runtime is bundled. */
declare const RELEASE: Release;
declare const DRAWS: boolean;

/** The phone that the package runs on. */
export const phone = createPhone({
  release: RELEASE,
  host: createBrowserHost({loadModel}),
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
