import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Mark from '@site/static/img/mark.svg';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

/**
 * Mark and name of the site, which lead home. The theme shows a picture for each colour
 * mode, and every page would wait for the file; ours is one for both, in the page itself.
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
