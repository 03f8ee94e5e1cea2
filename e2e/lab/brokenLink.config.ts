import site from '../../docusaurus.config';
import {labConfig} from './labConfig';

export default {
  ...labConfig('broken-link'),
  onBrokenLinks: site.onBrokenLinks,
};
