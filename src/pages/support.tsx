export {default} from '@site/src/components/SupportPage';
