// Type-checks a snippet in a process that can read packages and nothing else.
import process from 'node:process';
import {text} from 'node:stream/consumers';
import {compile} from '../../check-samples/compile';
import type {Snippet} from './checkTypes';

async function main(): Promise<void> {
  const {code, file, toolkit, types} = JSON.parse(
    await text(process.stdin),
  ) as Snippet;
  const source = {file, code, page: file, offset: 0};
  const found = compile([{source, toolkit}], types).flat();
  process.stdout.write(JSON.stringify(found));
}

void main();
