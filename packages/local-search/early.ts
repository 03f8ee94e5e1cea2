export {askBeforeSlash, isSearchShortcut} from './client/isSearchShortcut';
export {showPlaceholderBox} from './client/placeholderBox';
export {searchStore} from './client/searchStore';
