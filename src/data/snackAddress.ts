const snackHost = 'https://snack.expo.dev';

/** Address of a stored Snack, set to run on the reader's own device. */
export function storedSnackAddress(id: string): string {
  return `${snackHost}/${id}?supportedPlatforms=my-device`;
}

/** A Snack whose files this site serves. */
export type SampleSnack = {
  name: string;
  /** Such as `react-native-pytorch-core@0.2.3`, joined by commas. */
  dependencies: string;
  /** Paths inside the Snack, joined by commas. */
  files: string;
  /** Address below which each file lies, with `.txt` after its name. */
  baseUrl: string;
};

/** Address that makes Expo Snack fetch the files of a Snack from this site. */
export function sampleSnackAddress(snack: SampleSnack): string {
  const files = Object.fromEntries(
    snack.files
      .split(',')
      .map((file) => [
        file,
        {type: 'CODE', url: new URL(`${file}.txt`, snack.baseUrl).href},
      ]),
  );
  const address = new URL(snackHost);
  address.search = new URLSearchParams({
    name: snack.name,
    dependencies: snack.dependencies,
    files: JSON.stringify(files),
    platform: 'mydevice',
    supportedPlatforms: 'mydevice',
    sdkVersion: '44.0.0',
  }).toString();
  return address.href;
}
