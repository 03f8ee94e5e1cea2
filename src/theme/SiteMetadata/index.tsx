import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {type CardUrls, cardNameOf} from '@site/content/site/cardNameOf';
import SiteMetadata from '@theme-original/SiteMetadata';
import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Adds the page's social card to the metadata and preloads the font. */
export default function SiteMetadataWithCard(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const urls = usePluginData('social-cards') as CardUrls;
  const {pathname} = useLocation();
  const image = `${siteConfig.url}${urls[cardNameOf(pathname)]}`;
  return (
    <>
      <SiteMetadata />
      <Head>
        <link
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:image" content={image} />
      </Head>
    </>
  );
}
