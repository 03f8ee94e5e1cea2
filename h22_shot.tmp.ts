import path from 'node:path';
import {chromium} from '/tmp/wt/h22cmp/node_modules/@playwright/test';
import {createSiteServer} from '/tmp/wt/h22cmp/server/createSiteServer';
import {listen} from '/tmp/wt/h22cmp/server/listen';
import {closeNow} from '/tmp/wt/h22cmp/server/closeNow';
import {chromiumFlags, findChromium} from '/tmp/wt/h22cmp/scripts/lib/findChromium.mjs';
async function main(){
  const server = createSiteServer({root: path.resolve('build')});
  const port = await listen(server, 0);
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags});
  try {
  for (const [name, url, width, height, scheme, sel] of JSON.parse(process.argv[2])) {
    const context = await browser.newContext({colorScheme: scheme, baseURL: `http://localhost:${port}`, viewport:{width,height}});
    const tab = await context.newPage();
    await tab.route((u:any) => u.hostname !== 'localhost', (r:any) => r.abort());
    await tab.goto(url, {waitUntil: 'networkidle'});
    if (sel) { await tab.locator(sel).first().scrollIntoViewIfNeeded(); await tab.evaluate((s:string)=>document.querySelector(s)?.scrollIntoView(), sel); await tab.waitForTimeout(300);}
    await tab.screenshot({path: `/tmp/h22_${name}.png`});
    await context.close();
  } } finally { await browser.close(); closeNow(server); }
}
main();
