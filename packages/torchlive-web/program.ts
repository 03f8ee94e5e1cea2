export {createConsole} from './program/createConsole';
export {formatValues} from './program/formatValue';
export {linkPackage, packageName, type Require} from './program/linkPackage';
export {runScript, type Script} from './program/runScript';
export {toScript} from './program/toScript';
export {wrapModule, type Evaluate} from './program/wrapModule';
