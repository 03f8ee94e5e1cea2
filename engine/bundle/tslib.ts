/** Stands in for all of tslib, of which the code for the browser uses this alone. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule === true ? module : {default: module};
}
