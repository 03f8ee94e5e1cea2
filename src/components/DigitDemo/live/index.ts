export {default as LiveDemo} from './LiveDemo';
export {loadNetwork} from './loadNetwork';
