import {membersOf, sourcesIn, type Note} from 'api-versions';

const Audio = 'audio/AudioModule:Audio';
const AudioUtil = 'audio/AudioModule:AudioUtil';
const java = 'android/src/main/java/org/pytorch/rn/core/audio';
const inJava = sourcesIn(`${java}/AudioModule.java`);
const inSwift = sourcesIn('ios/Audio/AudioModule.swift');

/** `audio/AudioModule`. */
export const audioNotes: readonly Note[] = [
  {
    targets: [AudioUtil],
    from: '0.2.0',
    isNews: true,
    text: 'A recording lasts from `startRecord` to `stopRecord`. The result is an `Audio` that you can play and save; `AudioUtil` also loads one from a file or from the bundle. In 0.1.3, `record` took a fixed number of seconds.',
    sources: [
      ...inJava('public void startRecord(', 'public void stopRecord('),
      ...inSwift('public func startRecord(', 'public func stopRecord('),
    ],
  },
  {
    targets: membersOf(AudioUtil, 'record'),
    text: '`length` is in seconds; iOS ignores it and always records five. Records 16 kHz, one channel, 16 bits, and asks for the microphone permission itself.',
    sources: [
      ...inJava('final int recordingLength = SAMPLE_RATE * length;'),
      ...inSwift('audioRecorder.record(forDuration: 5)'),
    ],
  },
  {
    targets: membersOf(AudioUtil, 'startRecord'),
    text: 'Records 16 kHz, one channel, 16 bits. Ask for the microphone permission before you call it: it asks too, but doesn’t wait for the answer. Without the permission, Android crashes with `stop() called on an uninitialized AudioRecord.` On iOS a refusal crashes the app: `Record permission needs to be granted for the app to run successfully.`',
    sources: [
      ...inJava(
        'requestMicrophonePermission(); Thread recordingThread',
        'private static final int SAMPLE_RATE = 16000;',
        'audioRecorder.stop();',
      ),
      ...inSwift(
        'fatalError("Record permission needs to be granted for the app to run successfully.")',
        'AVSampleRateKey: 16000,',
      ),
    ],
  },
  {
    targets: membersOf(AudioUtil, 'stopRecord'),
    text: 'Resolves to `null` when nothing was recorded. On iOS call it after `startRecord` only: before the first recording it crashes the app.',
    sources: [
      ...inJava('promise.resolve(null);'),
      ...inSwift(
        'var audioRecorder: AVAudioRecorder!',
        'if audioRecorder.isRecording {',
      ),
    ],
  },
  {
    targets: membersOf(AudioUtil, 'isRecording'),
    text: 'On iOS it resolves to `null` before the first recording. On Android, recording starts on another thread, so it may still be `false` right after `startRecord`.',
    sources: inSwift('resolve(audioRecorder?.isRecording)'),
  },
  {
    targets: membersOf(AudioUtil, 'toFile'),
    text: 'On Android the file holds the samples alone: it’s named `.wav` but has no WAV header, so other players can’t read it. iOS writes a complete WAV file.',
    sources: [
      ...inJava('AudioUtils.toByteArray(audio.getData());'),
      ...inSwift('try? audio.getData().write(to: filename)'),
    ],
  },
  {
    targets: membersOf(AudioUtil, 'fromFile', 'fromBundle'),
    text: 'Android reads the file as 16-bit samples at 16 kHz with one channel, without decoding it: the header of a WAV file plays as noise. iOS decodes any format that it can play.',
    sources: [
      ...inJava('new Audio(AudioUtils.toShortArray(audioData));'),
      ...inSwift('JSContext.wrapObject(object: Audio(audioData: data))'),
    ],
  },
  {
    targets: membersOf(Audio, 'getDuration'),
    text: 'In milliseconds; `-1` if the audio can’t be read.',
    sources: [
      ...sourcesIn(`${java}/Audio.java`)(
        'return Integer.parseInt(durationStr);',
      ),
      ...sourcesIn('ios/Audio/Audio.swift')(
        'return Int(mPlayer!.duration * 1000)',
      ),
    ],
  },
  {
    targets: membersOf(Audio, 'play'),
    text: 'Reports no error: if the audio can’t be played, the reason is in the native log only.',
    sources: [
      ...sourcesIn(`${java}/Audio.java`)('"Could not play the audio."'),
      ...sourcesIn('ios/Audio/Audio.swift')(
        'print("Error while playing the audio. \\(error)")',
      ),
    ],
  },
];
