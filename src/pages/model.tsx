export {default} from '@site/src/components/ModelPage';
