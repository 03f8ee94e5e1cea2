export type {
  AssetFiles,
  Flow,
  Observation,
  Pictures,
  Stage,
} from './apps/bridge';
export type {Card, FindServed} from './apps/models';
export {declareStages, readFlow, subscribe} from './components/app/liveFlow';
export {appAddress, type AppChoice} from './components/run/appAddress';
export {consolePath} from './components/run/consolePath';
export {appPath, type SharedApp} from './components/run/share';
