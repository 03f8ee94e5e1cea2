// What the published package requires of React Native and React.
import {drawing} from './environment';
import {phone, reactNative} from './phone';
import * as reactStandIn from './reactStandIn';

export const react = drawing?.react ?? reactStandIn;
export const {resolveAssetSource} = phone;
export {reactNative};
