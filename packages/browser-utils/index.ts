export {isControlled} from './isControlled';
export {isSaveData} from './isSaveData';
export {isTyping} from './isTyping';
export {nextFrame} from './nextFrame';
export {whenIdle} from './whenIdle';
