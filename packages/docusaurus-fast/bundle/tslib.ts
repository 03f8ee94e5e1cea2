/** Replaces tslib: browser code uses only this function. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule === true ? module : {default: module};
}
