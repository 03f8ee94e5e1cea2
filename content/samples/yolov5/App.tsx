import * as React from 'react';
import type {Image} from 'react-native-pytorch-core';
import detectObjects from './detectObjects';
import type {Detection} from './detection';
import CameraScreen from './screens/CameraScreen';
import LoadingScreen from './screens/LoadingScreen';
import ResultsScreen from './screens/ResultsScreen';

export default function App() {
  const [image, setImage] = React.useState<Image>();
  const [detections, setDetections] = React.useState<Detection[]>();

  function handleReset() {
    // The results screen draws the photo, so it is released only here.
    image?.release();
    setImage(undefined);
    setDetections(undefined);
  }

  async function handleCapture(captured: Image) {
    setImage(captured);
    try {
      setDetections(await detectObjects(captured));
    } catch (error) {
      console.error(error);
      captured.release();
      setImage(undefined);
    }
  }

  if (image === undefined) {
    return <CameraScreen onCapture={handleCapture} />;
  }
  if (detections === undefined) {
    return <LoadingScreen />;
  }
  return (
    <ResultsScreen
      image={image}
      detections={detections}
      onReset={handleReset}
    />
  );
}
