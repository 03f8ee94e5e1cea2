import type {ReactNode} from 'react';
import StaticPage from '@site/src/components/StaticPage';

/** A piece of third-party software in the app. */
export type Notice = {
  name: string;
  version?: string;
  copyright?: string;
  /** SPDX expression. */
  license: string;
};

type Props = {
  platform: 'Android' | 'iOS';
  notices: readonly Notice[];
};

/** Third-party software of one platform's app, grouped by licence. */
export default function NoticesPage({platform, notices}: Props): ReactNode {
  const licenses = [...new Set(notices.map(({license}) => license))].sort();
  return (
    <StaticPage
      title={`Third-party notices for ${platform}`}
      description={`Third-party software that may be part of the PlayTorch app for ${platform}, with its licences.`}
      lead={`${notices.length} pieces of software by others may be part of the PlayTorch app for ${platform}.`}
    >
      {licenses.map((license) => (
        <section key={license}>
          <h2>{license}</h2>
          <ul>
            {notices
              .filter((notice) => notice.license === license)
              .map(({name, version, copyright}) => (
                <li key={`${name} ${version} ${copyright}`}>
                  {name} {version}
                  {copyright !== undefined && <>: {copyright}</>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </StaticPage>
  );
}
