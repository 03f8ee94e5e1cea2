/** What the check reads of a package in the lockfile. */
type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

export type Lockfile = {packages: Record<string, LockedPackage>};

export type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
};

/** An exact version, of the package itself or of one under an alias. */
const exactVersion =
  /^(?:npm:@?[^@]+@)?(?<version>\d+\.\d+\.\d+(?:-[\w.-]+)?)$/;

const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

/** Whether an entry is a package of the project itself, or the link to one. */
function isOwn([folder, {resolved = folder}]: [string, LockedPackage]) {
  return /^packages\/[^/]+$/.test(resolved);
}

function packageProblems([folder, locked]: [string, LockedPackage]): string[] {
  const {version = '', resolved, integrity = '', link} = locked;
  return [
    ...(resolved === undefined
      ? []
      : [
          `${folder}: records the address ${resolved}. Keep "omit-lockfile-registry-resolved" in .npmrc, and install again.`,
        ]),
    ...(link !== true && exactVersion.test(version)
      ? []
      : [
          `${folder}: "${version}" is not a release. Take the package from the registry.`,
        ]),
    ...(/^sha512-[\w+/]{86}==$/.test(integrity)
      ? []
      : [`${folder}: has no SHA-512. Remove its entry, and install it again.`]),
  ];
}

/** What package.json asks for and the lockfile does not hold. */
function manifestProblems(
  {packages}: Lockfile,
  {dependencies, devDependencies, overrides}: Manifest,
): string[] {
  const wanted = {...dependencies, ...devDependencies};
  const recorded = {
    ...packages['']?.dependencies,
    ...packages['']?.devDependencies,
  };
  const names = new Set([...Object.keys(wanted), ...Object.keys(recorded)]);
  const unlike = [...names].filter((name) => {
    const version = exactVersion.exec(wanted[name] ?? '')?.groups?.version;
    return (
      version === undefined ||
      wanted[name] !== recorded[name] ||
      packages[`node_modules/${name}`]?.version !== version
    );
  });
  const overruled = Object.entries(packages)
    .filter(([folder, {version}]) => {
      const override = overrides[nameOf(folder)];
      return override !== undefined && override !== version;
    })
    .map(([folder]) => folder);
  return [...unlike, ...overruled].map(
    (name) =>
      `${name}: package.json and the lockfile differ, or the version is not exact. Run "npm install -E --ignore-scripts".`,
  );
}

/** Says what is wrong with a lockfile; `knownScripts` are the packages that may have an install script. */
export function checkLockfile(
  lockfile: Lockfile,
  manifest: Manifest,
  knownScripts: readonly string[],
): string[] {
  const installed = Object.entries(lockfile.packages).filter(
    ([folder]) => folder !== '',
  );
  const scripts = new Set(
    installed
      .filter(([, {hasInstallScript}]) => hasInstallScript === true)
      .map(([folder]) => nameOf(folder)),
  );
  return [
    ...(installed.length === 0 ? ['There is no package to check.'] : []),
    ...installed.filter((entry) => !isOwn(entry)).flatMap(packageProblems),
    ...manifestProblems(lockfile, manifest),
    ...[...scripts]
      .filter((name) => !knownScripts.includes(name))
      .map(
        (name) =>
          `${name}: has an install script. Read it, see that the site builds without it, and list it in scripts/lib/installScripts.ts.`,
      ),
    ...knownScripts
      .filter((name) => !scripts.has(name))
      .map(
        (name) =>
          `${name}: has no install script any more. Remove it from scripts/lib/installScripts.ts.`,
      ),
  ];
}
