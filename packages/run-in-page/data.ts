export type {
  AssetFiles,
  Flow,
  FlowPoint,
  Observation,
  Pictures,
} from './apps/bridge';
export type {Card, FindServed} from './apps/models';
export {readFlow, subscribe} from './components/app/liveFlow';
export {appAddress, type AppChoice} from './components/run/appAddress';
export {consolePath} from './components/run/consolePath';
export {appPath, type SharedApp} from './components/run/share';
