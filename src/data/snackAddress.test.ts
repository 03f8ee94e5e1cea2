import {describe, expect, it} from 'vitest';
import {sampleSnackAddress, storedSnackAddress} from './snackAddress';

describe('sampleSnackAddress', () => {
  const address = new URL(
    sampleSnackAddress({
      name: 'Object detection',
      dependencies: 'react-native-pytorch-core@0.2.3',
      files: 'App.tsx,screens/Camera.tsx',
      baseUrl: 'https://docs.example/samples/0.2.3/yolov5/',
    }),
  );

  it('leads to Expo Snack, on the own device', () => {
    expect(address.origin).toBe('https://snack.expo.dev');
    expect(address.searchParams.get('supportedPlatforms')).toBe('mydevice');
    expect(address.searchParams.get('name')).toBe('Object detection');
  });

  it('names each file by the address that serves it', () => {
    expect(JSON.parse(address.searchParams.get('files') ?? '')).toEqual({
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
  expect(storedSnackAddress('@playtorch/yolov5-camera')).toBe(
    'https://snack.expo.dev/@playtorch/yolov5-camera?supportedPlatforms=my-device',
  );
});
