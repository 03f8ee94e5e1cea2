export {default} from '@site/src/components/FloraPage';
