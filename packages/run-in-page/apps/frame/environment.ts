import type {Drawing} from '../../examples/frame/drawing';
import type {AppPage} from '../bridge';

/** Set by the script that draws components, and by the page. */
export const {drawing, page} = globalThis as unknown as {
  drawing: Drawing;
  page: AppPage;
};
