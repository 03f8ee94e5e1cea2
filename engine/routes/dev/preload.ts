export {default} from '@docusaurus/core/lib/client/preload';
