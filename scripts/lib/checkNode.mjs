import process from 'node:process';

const required = [20, 19];

/** Throws if Node is too old for our tools. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = required;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    throw new Error(
      `Node ${process.versions.node} is too old. Install Node ${required.join('.')} or later.`,
    );
  }
}
