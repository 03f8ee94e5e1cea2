import {useEffect, useState} from 'react';
import type {QrModules} from './encode';

/** Encodes a text: undefined until the library is loaded, null if it cannot be. */
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
