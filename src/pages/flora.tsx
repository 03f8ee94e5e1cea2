import type {ReactNode} from 'react';
import StaticPage from '@site/src/components/StaticPage';
import StoreLinks from '@site/src/components/StoreLinks';

/** Flora: the showcase app for multimodal learning. */
export default function Flora(): ReactNode {
  return (
    <StaticPage
      title="Flora"
      description="Flora, a showcase of multimodal learning made with PlayTorch: three models teach one lesson about eucalyptus trees."
      lead="One lesson about eucalyptus trees that you see, hear, read, write and walk through."
    >
      <p>
        Flora is a joint work of the PlayTorch team and PhD students of
        human–computer interaction at Stanford University. Three models run on
        the phone: an image classifier that tells the kind of tree, wav2vec that
        turns speech into text, and BERT that answers questions about the trees.
      </p>
      <h2 id="try">Try it</h2>
      <p>
        Get the app, scan the lesson’s QR code, and find a eucalyptus tree, or a
        picture of one.
      </p>
      <StoreLinks />
    </StaticPage>
  );
}
