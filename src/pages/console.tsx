export {default} from '@site/src/components/ConsolePage';
