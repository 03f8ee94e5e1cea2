import {useEffect, useState, useSyncExternalStore} from 'react';
import type {AppChoice} from '../run/appAddress';
import {createSession, type AppState} from './createSession';
import {ownModelCard} from './ownModelCard';

/** Runs an app in the frames that open, until the component is gone. */
export function useApp(choice: AppChoice, first?: Partial<AppState>) {
  const [session] = useState(() => createSession(choice, first));
  const {files, subscribe, read, end, openModel} = session;
  const state = useSyncExternalStore(subscribe, read, read);
  useEffect(() => end, [end]);
  return {
    ...session,
    state,
    isOpen: state.status === 'loading' || state.status === 'running',
    title: files?.title ?? '',
    card:
      choice.ownModel || state.modelFile !== undefined
        ? ownModelCard(state.modelFile)
        : files?.card,
    hasMicrophone: state.hasMicrophone || files?.records === true,
    openModel: files?.models.length ? openModel : undefined,
  };
}

export type RunningApp = ReturnType<typeof useApp>;
