/** Exported, declared without an export, or absent. */
export type State = 'exported' | 'local' | 'absent';

/** A declaration of the package and its state in each recorded package. */
type Row = {
  module: string;
  kind: string;
  name: string;
  states: readonly State[];
};

/** `x` exported, `l` local, `-` absent; one letter for each recorded package. */
const table = `
CameraView interface TargetResolution llllll
CameraView enum CameraFacing xxxxxx
CameraView interface CameraProps xxxxxx
CameraView class Camera xxxxxx
CanvasView interface ImageData xxxxxx
CanvasView type LineCap llllll
CanvasView type LineJoin llllll
CanvasView type TextAlign llllll
CanvasView interface CanvasRenderingContext2D xxxxxx
CanvasView interface CanvasProps xxxxxx
CanvasView function Canvas xxxxxx
ImageModule interface Image xxxxxx
ImageModule variable wrapRef xxxxxx
ImageModule variable ImageUtil xxxxxx
MobileModelModule interface ModelResultMetrics xxxxxx
MobileModelModule interface ModelResult xxx---
MobileModelModule interface MobileModel xxxxxx
MobileModelModule variable MobileModel xxxxxx
Models type ModelPath xxxxxx
Models type ModelInfo xxxxxx
Models function getModelUri -xxxxx
NativeJSRef interface NativeJSRef xxxxxx
NativeJSRef function toPlainNativeJSRef -xxxxx
audio/AudioModule variable AudioUtil xxxxxx
audio/AudioModule interface Audio -xxxxx
audio/AudioModule variable wrapRef -xxxxx
expo-plugin/withPyTorchCore function setProjectRepositories xx----
expo-plugin/withPyTorchCore function setClassPath xxxxxx
text/BasicTokenizer type BasicTokenizerConfig -xxxxx
text/BasicTokenizer class BasicTokenizer -xxxxx
text/WordpieceTokenizer type WordPieceTokenizerConfig -xxxxx
text/WordpieceTokenizer class WordPieceTokenizer -xxxxx
text variable text -xxxxx
torchlive/experimental interface Experimental --llll
torchlive/experimental variable experimental --xxxx
torchlive/media interface Blob -xxxxx
torchlive/media interface Media -lxxxx
torchlive/media variable media -xxxxx
torchlive/torch interface ItemArray -lllll
torchlive/torch type TypedArray -lllll
torchlive/torch type ModuleValue -lll--
torchlive/torch type ModuleInputValue -lll--
torchlive/torch interface Module -xxxxx
torchlive/torch interface JIT -lllxx
torchlive/torch type Dtype -xxxxx
torchlive/torch type TensorOptions -xxxxx
torchlive/torch type MemoryFormat -xxxxx
torchlive/torch type Scalar -xxxxx
torchlive/torch interface Tensor -xxxxx
torchlive/torch interface Torch -xxxxx
torchlive/torch variable torch -xxxxx
torchlive/torch type IValue ----xx
torchlive/torch type Dict ----xx
torchlive/torch type Device ----xx
torchlive/torch type ExtraFilesMap ----xx
torchlive/torchvision type TransformFn -lllll
torchlive/torchvision type TransformForwardFn -lllll
torchlive/torchvision type Transform -xxxxx
torchlive/torchvision type InterpolationMode -lllll
torchlive/torchvision interface Transforms -xxxxx
torchlive/torchvision interface Torchvision -lllll
torchlive/torchvision variable torchvision -xxxxx
utils/CSSFontUtils function parse xxxxxx
`;

const states: Readonly<Record<string, State>> = {
  x: 'exported',
  l: 'local',
  '-': 'absent',
};

/** Every declaration that the reference shows; `CSSFont` is hidden, `default` has no name. */
export const symbolTable: readonly Row[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [module = '', kind = '', name = '', letters = ''] = line.split(' ');
    return {
      module,
      kind,
      name,
      states: Array.from(letters, (letter) => states[letter] ?? 'absent'),
    };
  });

/** How many declarations each recorded package exports. */
export const exportedCounts: readonly number[] = [21, 43, 44, 43, 48, 48];
