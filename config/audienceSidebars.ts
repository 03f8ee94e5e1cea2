import {withoutInternalItems} from '../plugins/internal-docs/publicPages';
import sidebars from '../sidebars';
import {isInternal} from './internalDocs';

/** The sidebars of `sidebars.ts`, without internal items in the public build. */
export default isInternal ? sidebars : withoutInternalItems(sidebars);
