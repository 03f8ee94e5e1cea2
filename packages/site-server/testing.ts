export {connectSilent} from './testing/connectSilent';
export {makeSite, type SmallSite} from './testing/makeSite';
export {rawRequest} from './testing/rawRequest';
export {request, type Exchange, type Received} from './testing/request';
export {startNginx} from './testing/startNginx';
export {startProgram} from './testing/startProgram';
export {startServer, type RunningServer} from './testing/startServer';
