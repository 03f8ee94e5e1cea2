import type {LoadedModel, Value} from 'torchlive-web';
import type {Bitmap} from 'torchlive-web/browser';
import {fits} from 'torchlive-web/models';
import type {Tensor} from 'torchlive-web/tensor';
import {shorten} from '../../examples/frame/shorten';
import type {Flow, Observation, Stages} from '../bridge';
import {describeTensor, elementOf, pictureOf, views} from './views';

const isTensor = (value: Value): value is Tensor =>
  typeof value === 'object' && value !== null && 'dtype' in value;

/** All tensors of a result, at any depth. */
function tensorsIn(value: Value): Tensor[] {
  if (isTensor(value)) {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((each: Value) => tensorsIn(each))
    : [];
}

/** What readers have typed. */
function readFields(): Observation {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return {text: Array.from(fields, ({value}) => value).join('\n')};
}

/** Remembers the data of an app at the stages that the diagram of its page declares. */
export function createFlow(declared: Stages) {
  const stages = Object.entries(declared);
  /** How to look at what a stage has: pictures take time. */
  const looks = new Map<string, () => Observation>();
  /** Numbers that a model got one by one, until another one runs. */
  let series: number[] = [];
  let lastModel = '';
  let changed = false;

  /** Hears of each tensor that the app gets. */
  function onTensor(tensor: Tensor): void {
    for (const [id, stage] of stages) {
      if ('tensor' in stage && fits(tensor, stage.tensor)) {
        looks.set(id, () => views[stage.as](tensor));
      }
    }
  }

  /** Hears of the picture that a live spec gets, and of the part that it makes a tensor of. */
  function onPack(image: Bitmap, square: Bitmap): void {
    const packed = {image: pictureOf(image), square: pictureOf(square)};
    for (const [id, stage] of stages) {
      if ('packed' in stage) {
        looks.set(id, () => views.picture(packed[stage.packed]));
      }
    }
  }

  function hear(name: 'log' | 'screen' | 'drawn', text: string): void {
    for (const [id, stage] of stages) {
      if ('text' in stage && stage.text === name) {
        looks.set(id, () => ({text}));
      }
    }
    changed = true;
  }

  /** Hears what a model got and gave. */
  function onCall(name: string, inputs: readonly Value[], result: Value): void {
    const [tensors, outputs] = [inputs.filter(isTensor), tensorsIn(result)];
    series = name === lastModel ? series : [];
    lastModel = name;
    for (const [id, stage] of stages) {
      if ('text' in stage && stage.text === 'drawn') {
        // For an earlier result.
        looks.delete(id);
      } else if ('input' in stage && (stage.of ?? name) === name) {
        const tensor = tensors[stage.input];
        if (tensor !== undefined && stage.isSeries === true) {
          series.push(elementOf(tensor, 0));
          const text = series.join(', ');
          looks.set(id, () => ({text}));
        } else if (tensor !== undefined) {
          looks.set(id, () => views.numbers(tensor));
        }
      } else if ('outputs' in stage && (stage.of ?? name) === name) {
        const shown = outputs.slice(0, stage.outputs);
        looks.set(id, () => ({text: shown.map(describeTensor).join('\n')}));
      }
    }
    changed = true;
  }

  return {
    onTensor,
    onPack,
    hear,

    /** A model whose inputs and outputs are remembered. */
    watch: (model: LoadedModel, name: string): LoadedModel => ({
      ...model,
      async forward(inputs) {
        const result = await model.forward(inputs);
        onCall(name, inputs, result);
        return result;
      },
    }),

    /** What each stage has now; undefined if nothing changed since the last time. */
    read(): Flow | undefined {
      if (!changed || stages.length === 0) {
        return undefined;
      }
      changed = false;
      const typed = stages.filter(
        ([, stage]) => 'text' in stage && stage.text === 'typed',
      );
      for (const [id] of typed) {
        looks.set(id, readFields);
      }
      return Object.fromEntries(
        [...looks].map(([id, look]) => {
          const {text, ...others} = look();
          return [id, {text: shorten(text), ...others}];
        }),
      );
    },
  };
}
