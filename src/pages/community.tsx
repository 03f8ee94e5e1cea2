export {default} from '@site/src/components/CommunityPage';
