import type {ReactNode} from 'react';

type Mode = 'system' | 'light' | 'dark';

type Props = {
  mode: Mode;
  className?: string;
};

const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const drawings: Record<Mode, ReactNode> = {
  system: (
    <path
      d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2v14a7 7 0 0 0 0-14Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  light: (
    <path
      d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1m-3 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z"
      {...outline}
    />
  ),
  dark: <path d="M20 14A8 8 0 1 1 10 4a6 6 0 0 0 10 10Z" {...outline} />,
};

/** The icon of a colour mode: a half-filled disc, the sun or the moon. */
export default function ModeIcon({mode, className}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      className={className}
    >
      {drawings[mode]}
    </svg>
  );
}
