import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import Picture from '@site/src/components/Picture';
import Word from '@site/src/components/Picture/Word';
import ink from '@site/src/components/Picture/styles.module.css';

const leaves = [
  {x: 102, y: 95, angle: 96},
  {x: 142, y: 88, angle: 64},
  {x: 184, y: 88, angle: 110},
  {x: 226, y: 95, angle: 58},
  {x: 269, y: 109, angle: 102},
  {x: 317, y: 136, angle: 36},
  {x: 361, y: 174, angle: 74},
];

const wave = [14, 30, 52, 36, 64, 44, 22, 40, 58, 28, 16];

/** A branch of eucalyptus with its name, and a spoken question about it. */
export default function FloraPicture(): ReactNode {
  return (
    <Picture
      label="A branch of eucalyptus in a box with its name. Under it, a voice as a waveform becomes words."
      width={480}
      height={440}
    >
      <Box className={ink.shade} at={[14, 30, 452, 280]} rx={28} />
      <path
        className={`${ink.line} ${ink.bold}`}
        d="M76 104C160 70 280 84 366 180"
      />
      {leaves.map(({x, y, angle}) => (
        <path
          key={angle}
          className={angle > 90 ? ink.violet : ink.leaf}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          d="M0 0C16-23 66-30 114 5 70-2 30 20 0 0Z"
        />
      ))}
      <circle className={ink.gold} cx="159" cy="75" r="8" />
      <circle className={ink.gold} cx="181" cy="79" r="7" />
      <circle className={ink.gold} cx="255" cy="92" r="7" />
      <path
        className={`${ink.emberLine} ${ink.bold}`}
        d="M62 88V54h34M384 54h34v34M418 256v34h-34M96 290H62v-34"
      />
      <Box className={ink.ember} at={[150, 12, 180, 40]} rx={20} />
      <Word className={ink.onEmber} x={240} y={39}>
        eucalyptus
      </Word>
      {wave.map((height, index) => (
        <Box
          key={index}
          className={ink.violet}
          at={[26 + index * 15, 378 - height / 2, 8, height]}
          rx={4}
        />
      ))}
      <path className={ink.dashes} d="M204 378h44" />
      <path className={ink.emberLine} d="m242 370 10 8-10 8" />
      <Box className={ink.paper} at={[268, 350, 198, 56]} rx={14} />
      <Word x={367} y={385}>
        why so tall?
      </Word>
    </Picture>
  );
}
