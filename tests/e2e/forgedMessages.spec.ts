import {latestVersion} from '../../content/site/versions';
import {consolePath} from 'run-in-page/data';
import {runInConsole} from './apps';
import {expect, test, type Page} from './fixtures';
import {emptyApp} from './hostileCode';
import {openPage} from './openPage';
import {full} from './fullRun';

/** What anybody may send; none of it is a message of ours. */
const forged = [
  null,
  5,
  'done',
  'connect',
  [],
  {},
  {script: {}, draws: true},
  {id: 1, name: null, values: []},
  {id: 1, name: 'none', values: []},
  {id: 1, name: 'toString', values: []},
  {id: 1, name: 'print', values: [[null]]},
  {id: 1, name: 'print', values: [[{kind: 'none', text: ''}]]},
  {id: 1, name: 'print', values: [[{kind: 'text', text: {}}]]},
  {
    id: 1,
    name: 'print',
    values: [[{kind: 'tensor', text: '', dtype: 'int32'}]],
  },
  {
    id: 1,
    name: 'print',
    values: [[{kind: 'picture', bitmap: {width: 1, height: 1}}]],
  },
  {id: 1, name: 'fail', values: [{}]},
  {id: 1, name: 'fail', values: ['', {}]},
  {id: 1, name: 'resize', values: [{}]},
  {id: 1, name: 'end', values: []},
  {id: 1, name: 'end', values: [{1: {}}, false]},
  {id: 1, name: 'end', values: [{0: ''}, false]},
  {id: 1, name: 'end', values: [{2: '', '1.0': ''}, false]},
  {id: 1, name: 'run', values: [{js: 5, assets: null}]},
  {id: 1, name: 'observe', values: [{}, {image: {text: {}}}]},
  {id: {}, name: 'print', values: ['']},
  {id: 1, name: 'print', values: [{}]},
  {id: 1, name: 'print', values: 5},
  {id: 1, name: 'fail', values: ['', null]},
  {id: 1, name: 'fail', values: ['', {file: {}, line: {}}]},
  {id: 1, name: 'say', values: [{}]},
  {id: 1, name: 'openFile', values: [{name: 5}]},
  {id: 1, error: null},
  {id: 1, error: {name: {}, message: {}}},
];

/** Code that sends messages, as code of its own, to the page before the next message of ours. */
const forgeAll = (
  messages: string,
) => `const send = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...values) {
  MessagePort.prototype.postMessage = send;
  for (const each of ${messages}) send.call(this, each);
  send.apply(this, values);
};
console.log('still here');
`;
const forge = forgeAll(JSON.stringify(forged));

/** Posts them from another window to the page, its frame, and the document in that. */
async function postFromElsewhere(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'elsewhere';
    document.body.append(frame);
  });
  const elsewhere = page.frame({name: 'elsewhere'});
  await elsewhere?.evaluate((messages) => {
    for (const target of [parent, parent[0], parent[0]?.[0]]) {
      for (const message of messages) {
        target?.postMessage(message, '*', [new MessageChannel().port1]);
      }
    }
  }, forged);
}

for (const [place, end] of [
  ['a worker', ''],
  ['the frame', emptyApp],
] as const) {
  test(`messages that ${place} or another window forges leave the console as it is`, async ({
    page,
  }) => {
    const code = forge + end;
    await openPage(page, consolePath({release: latestVersion, code}));
    const run = page.getByRole('button', {name: 'Run', exact: true});
    await run.click();
    const output = page.getByRole('log');
    await expect(output).toHaveText('still here');
    await postFromElsewhere(page);
    await expect(output).toHaveText('still here');
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(output).toHaveText('');
    await run.click();
    await expect(output).toHaveText('still here');
  });
}

test(
  'messages without end, or too long to show, do not hold up the console',
  full,
  async ({page}) => {
    const log = (text: string) =>
      `({id: 0, name: 'print', values: [[{kind: 'text', text: ${text}}]]})`;
    const code = forgeAll(`[
  ${log("'x'.repeat(3e7)")},
  ...Array.from({length: 30_000}, () => ${log("'line '")}),
]`);
    await openPage(page, consolePath({release: latestVersion, code}));
    await page.getByRole('button', {name: 'Run', exact: true}).click();
    const output = page.getByRole('log');
    await expect(output).toHaveText(
      /^(?:line ){400,1000}… more is not shown\.$/,
    );
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(output).toHaveText('');
  },
);

test('messages that an edited app or another window forges leave the page as it is', async ({
  page,
}) => {
  const sample = 'samples/hello-tensor';
  const edits = {'App.tsx': forge + emptyApp};
  const {log} = await runInConsole(page, {
    version: latestVersion,
    sample,
    edits,
  });
  await expect(log).toHaveText('still here');
  await postFromElsewhere(page);
  await page.getByRole('button', {name: 'Run again'}).click();
  await expect(log).toHaveText('still here');
});
