import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Mark from '@site/static/img/mark.svg';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

/**
 * The site's mark and name, linked to the home page. The SVG is inline and serves both modes.
 * Ejected: the stock logo is an image file for each colour mode.
 */
export default function Logo({
  imageClassName = 'navbar__logo',
  titleClassName,
  ...link
}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to="/" {...link}>
      <Mark className={imageClassName} width={28} height={28} aria-hidden />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
