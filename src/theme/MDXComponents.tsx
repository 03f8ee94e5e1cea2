import {apiComponents} from '@site/src/components/apiComponents';
import CodeListing from '@site/src/components/CodeListing';
import DataFlow from '@site/src/components/DataFlow';
import ExpoSnack from '@site/src/components/ExpoSnack';
import FaqPicture from '@site/src/components/FaqPicture';
import ResultPicture from '@site/src/components/ResultPicture';
import Steps from '@site/src/components/Steps';
import StoreBadges from '@site/src/components/StoreBadges';
import SupportedLibraries from '@site/src/components/SupportedLibraries';
import TableFrame from '@site/src/components/TableFrame';
import TutorialStrip from '@site/src/components/TutorialStrip';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** Components that a page may name; a name stays until the last version that uses it is gone. */
export default {
  ...MDXComponents,
  ...apiComponents,
  CodeListing,
  DataFlow,
  ExpoSnack,
  FaqPicture,
  ResultPicture,
  Steps,
  StoreBadges,
  SupportedLibraries,
  TabItem,
  TableFrame,
  Tabs,
  TutorialStrip,
};
