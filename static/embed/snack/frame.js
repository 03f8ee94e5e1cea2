// Draws one Expo Snack. This document alone may load snack.expo.dev, so
// whatever its address asks for is checked before it reaches an attribute. It
// is sandboxed: its origin is opaque, and it has no storage.
'use strict';

const idForm =
  /^(?:@[A-Za-z0-9][A-Za-z0-9_-]{0,63}\/)?[A-Za-z0-9][A-Za-z0-9_+-]{0,99}$/;
const sampleForm = /^(?:next|\d+(?:\.\d+){1,2})\/[a-z0-9-]{1,64}$/;

/** Time after which a reader should know that Expo Snack has not answered. */
const patience = 15_000;

const message = document.getElementById('message');
const container = document.getElementById('snack');

/** What the reader still has where the editor does not come. */
function wayOut({sample}) {
  return sample === undefined
    ? 'Try Open in Snack above.'
    : 'The code on this page is complete.';
}

function say(text) {
  message.textContent = text;
  message.hidden = false;
}

/** Reads the address; undefined where it asks for nothing that we show. */
function readRequest(search) {
  const parameters = new URLSearchParams(search);
  const id = parameters.get('id');
  const sample = parameters.get('sample');
  const theme = parameters.get('theme') === 'dark' ? 'dark' : 'light';
  if (id !== null && idForm.test(id)) {
    return {theme, id};
  }
  if (sample !== null && sampleForm.test(sample)) {
    return {theme, sample};
  }
  return undefined;
}

/** What the embed script reads from the container, by the name of the attribute. */
async function snackAttributes(request) {
  if (request.id !== undefined) {
    return {id: request.id};
  }
  // To an opaque origin, a sample that is not found is a failed request.
  const response = await fetch(`/samples/${request.sample}/snack.json`).catch(
    () => undefined,
  );
  if (!response?.ok) {
    throw new Error('the sample could not be loaded');
  }
  const {name, description, dependencies, files} = await response.json();
  const code = Object.fromEntries(
    Object.entries(files).map(([path, contents]) => [
      path,
      {type: 'CODE', contents},
    ]),
  );
  return {
    name: encodeURIComponent(name),
    description: encodeURIComponent(description),
    dependencies: Object.entries(dependencies)
      .map(([dependency, version]) => `${dependency}@${version}`)
      .join(','),
    files: encodeURIComponent(JSON.stringify(code)),
  };
}

function loaded() {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      addEventListener('load', resolve, {once: true});
    }
  });
}

async function draw(request) {
  const [attributes] = await Promise.all([snackAttributes(request), loaded()]);
  if (window.ExpoSnack === undefined) {
    say(
      `Expo Snack did not load. It may be blocked, or you may be offline. ${wayOut(request)}`,
    );
    return;
  }
  const settings = {
    ...attributes,
    theme: request.theme,
    platform: 'mydevice',
    supportedPlatforms: 'mydevice',
    sdkVersion: '44.0.0',
    // A shared Snack has its own way to the phone on the page around it.
    preview: String(request.sample !== undefined),
    loading: 'eager',
  };
  for (const [name, value] of Object.entries(settings)) {
    container.dataset[`snack${name[0].toUpperCase()}${name.slice(1)}`] = value;
  }
  container.hidden = false;
  window.ExpoSnack.append(container);
  message.hidden = true;
}

const request = readRequest(location.search);
if (request === undefined) {
  say('This address names no Snack.');
} else {
  document.documentElement.dataset.theme = request.theme;
  setTimeout(() => {
    if (container.hidden) {
      say(`Expo Snack has not answered yet. ${wayOut(request)}`);
    }
  }, patience);
  draw(request).catch((error) => {
    say(`The Snack could not be shown: ${error.message}.`);
  });
}
