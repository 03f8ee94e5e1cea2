const snackHost = 'https://snack.expo.dev';

/** URL of a stored Snack, to run on the reader's own device. */
export function storedSnackUrl(id: string): string {
  return `${snackHost}/${id}?supportedPlatforms=my-device`;
}

/** A Snack with files from this site. */
type SampleSnack = {
  name: string;
  /** Such as `react-native-pytorch-core@0.2.3`, joined by commas. */
  dependencies: string;
  /** Paths inside the Snack, joined by commas. */
  files: string;
  /** URL of the folder with the files, whose names end with `.txt`. */
  baseUrl: string;
};

/** URL that makes Expo Snack fetch the files from this site. */
export function sampleSnackUrl(snack: SampleSnack): string {
  const files = Object.fromEntries(
    snack.files
      .split(',')
      .map((file) => [
        file,
        {type: 'CODE', url: new URL(`${file}.txt`, snack.baseUrl).href},
      ]),
  );
  const url = new URL(snackHost);
  url.search = new URLSearchParams({
    name: snack.name,
    dependencies: snack.dependencies,
    files: JSON.stringify(files),
    platform: 'mydevice',
    supportedPlatforms: 'mydevice',
    sdkVersion: '44.0.0',
  }).toString();
  return url.href;
}
