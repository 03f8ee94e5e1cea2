import {Image, StyleSheet, Text, View} from 'react-native';

export type Detection = {
  label: string;
  /** Corners in pixels of the image. */
  box: {xmin: number; ymin: number; xmax: number; ymax: number};
};

type Props = {
  uri: string;
  /** Size of the image. */
  width: number;
  height: number;
  detections: Detection[];
};

/** Shows an image with a box around each object. */
export function DetectionBoxes({uri, width, height, detections}: Props) {
  return (
    <View style={{aspectRatio: width / height}}>
      <Image source={{uri}} style={StyleSheet.absoluteFill} />
      {detections.map(({label, box: {xmin, ymin, xmax, ymax}}, index) => (
        <View
          key={index}
          style={[
            styles.box,
            {
              left: `${(100 * xmin) / width}%`,
              top: `${(100 * ymin) / height}%`,
              width: `${(100 * (xmax - xmin)) / width}%`,
              height: `${(100 * (ymax - ymin)) / height}%`,
            },
          ]}
        >
          <Text style={styles.label}>{label}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  box: {position: 'absolute', borderWidth: 3, borderColor: '#FF5C00'},
  label: {position: 'absolute', top: -22, color: '#FF5C00'},
});
