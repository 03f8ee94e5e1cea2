import {withoutInternalItems} from '../plugins/internal-docs/publicPages';
import sidebars from '../sidebars';
import {isInternal} from './internalDocs';

/** The sidebars; the public build leaves out internal items. */
export default isInternal ? sidebars : withoutInternalItems(sidebars);
