import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {brand} from '@site/content/site/brand';
import Hero from '@site/src/components/home/Hero';
import Path from '@site/src/components/home/Path';
import Releases from '@site/src/components/home/Releases';
import Senses from '@site/src/components/home/Senses';
import Together from '@site/src/components/home/Together';
import Tutorials from '@site/src/components/home/Tutorials';

/** The home page. */
export default function Home(): ReactNode {
  return (
    <Layout title={brand.tagline} description={brand.description}>
      <main>
        <Hero />
        <Senses />
        <Path />
        <Tutorials />
        <Releases />
        <Together />
      </main>
    </Layout>
  );
}
