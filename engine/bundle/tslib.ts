/** Replaces tslib: code for the browser uses this function alone. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule === true ? module : {default: module};
}
