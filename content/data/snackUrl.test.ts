import {describe, expect, it} from 'vitest';
import {sampleSnackUrl, storedSnackUrl} from './snackUrl';

describe('sampleSnackUrl', () => {
  const url = new URL(
    sampleSnackUrl({
      name: 'Object detection',
      dependencies: 'react-native-pytorch-core@0.2.3',
      files: 'App.tsx,screens/Camera.tsx',
      baseUrl: 'https://docs.example/samples/0.2.3/yolov5/',
    }),
  );

  it('runs on the reader’s own device', () => {
    expect(url.origin).toBe('https://snack.expo.dev');
    expect(url.searchParams.get('supportedPlatforms')).toBe('mydevice');
    expect(url.searchParams.get('name')).toBe('Object detection');
  });

  it('gives the URL of each file', () => {
    expect(JSON.parse(url.searchParams.get('files') ?? '')).toEqual({
      'App.tsx': {
        type: 'CODE',
        url: 'https://docs.example/samples/0.2.3/yolov5/App.tsx.txt',
      },
      'screens/Camera.tsx': {
        type: 'CODE',
        url: 'https://docs.example/samples/0.2.3/yolov5/screens/Camera.tsx.txt',
      },
    });
  });
});

it('opens a stored Snack by its id', () => {
  expect(storedSnackUrl('@playtorch/yolov5-camera')).toBe(
    'https://snack.expo.dev/@playtorch/yolov5-camera?supportedPlatforms=my-device',
  );
});
