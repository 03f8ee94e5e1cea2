import {connect, type Call, type Calls, type Functions} from '../port';
import {ownerCalls} from './modelCalls';

/** Calls a worker of models; `failure` rejects when it stops. */
export function connectWorker<C extends Calls>(
  worker: Worker,
  functions: Functions<typeof ownerCalls>,
  workerCalls: C,
  onStop: () => void,
): {call: Call<C>; failure: Promise<never>} {
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => {
      onStop();
      reject(new Error(`The model stopped: ${message}`));
    });
  });
  failure.catch(() => undefined);
  const {port1, port2} = new MessageChannel();
  const call = connect(port1, functions, ownerCalls, workerCalls);
  worker.postMessage('connect', [port2]);
  return {call, failure};
}
