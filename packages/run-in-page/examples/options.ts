import type {Release} from 'torchlive-web';
import type {Program} from './toProgram';

/** Addresses of the pictures and sounds of examples, by `./name`. */
export type Assets = Readonly<Record<string, string>>;

/** An example as pages run it. */
export type PageExample = Program & {
  /** Its path in `examples/`, such as `torchlive_torch/Tensor.add`. */
  id: string;
  /** What it shows, as code spells it: `Tensor.add`, `Tensor[index]`. */
  title: string;
  /** Its topic in the reference, by which the console lists it. */
  topic: string;
  /** The TypeScript that readers see. */
  code: string;
};

/** Examples by the module of the reference that they show. */
export type ExamplesByModule = Readonly<Record<string, readonly PageExample[]>>;

/** A member as the editor completes it. */
export type Completion = {
  /** What the list says beside its name. */
  detail?: string;
  /** Type of its value or, if it is a function, of what it returns. */
  type?: string;
};

/** Members by their name; `()` is a call of the value itself, `[]` an element. */
export type Members = Record<string, Completion>;

/** What the editor knows of a release. */
export type TypesTable = {
  /** What can be imported. */
  exports: Members;
  types: Record<string, Members>;
};

/** What pages load of a version when a reader presses Run or Edit. */
export type Version = {
  release: Release;
  examples: ExamplesByModule;
  types: TypesTable;
};

/** What the plugin is told about the site and its examples. */
export type ExampleOptions = {
  readVersions: () => Promise<readonly Version[]>;
  /** The pictures and sounds that examples require. */
  assets: () => Assets;
  /** Files to watch besides those of the plugin. */
  watched: readonly string[];
  /** Hears of the modules in the scripts, for notices of their licences. */
  onBundled: (name: string, modules: Iterable<string>) => void;
};
