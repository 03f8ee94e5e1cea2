import type {ReactNode} from 'react';
import ModelInspector from 'run-in-page/model';
import {findHelp} from './findHelp';

/** Looks into a model in a page of the docs. */
export default function InspectModel(): ReactNode {
  return <ModelInspector findHelp={findHelp} level={3} />;
}
