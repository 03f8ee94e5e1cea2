export {default} from '@site/src/components/StaticPage';
