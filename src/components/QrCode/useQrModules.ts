import {useEffect, useState} from 'react';
import type {QrModules} from './encode';

/** Encodes a text once its library has loaded: undefined until then, null where it cannot load. */
export function useQrModules(text: string): QrModules | null | undefined {
  const [modules, setModules] = useState<QrModules | null>();

  useEffect(() => {
    let isCurrent = true;
    void import('./encode')
      .then(({encode}) => encode(text))
      .catch(() => null)
      .then((encoded) => {
        if (isCurrent) {
          setModules(encoded);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return modules;
}
