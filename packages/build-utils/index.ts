export {digestCode, digestInputs} from './digestInputs';
export {errorAt} from './errorAt';
export {escapeXml} from './escapeXml';
export {FileCache} from './FileCache';
export {jsonLiteral} from './jsonLiteral';
export {listInputs} from './listInputs';
export {readPages, type BuiltPage} from './readPages';
export {writeOutput} from './writeOutput';
export {
  createPicker,
  groupMatching,
  groupPages,
  type FileGroup,
} from './fileGroups';
