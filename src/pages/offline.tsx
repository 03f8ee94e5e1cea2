export {default} from '@site/src/components/OfflinePage';
