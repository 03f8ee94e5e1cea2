import type {CardName} from '../../content/site/cardNameOf';

const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** An illustration for each card, 300 × 300. */
export const illustrations: Record<CardName, string> = {
  home: `
    <rect x="70" y="0" width="160" height="300" rx="28" fill="#1a1033" stroke="#57468a" stroke-width="4"/>
    <path d="M115 82q35-34 62 0t-30 58q54 6 38 54t-74 22" ${line} stroke="#ff7a2e" stroke-width="20"/>
    <path d="M104 262h92" ${line} stroke="#57468a" stroke-width="12"/>`,
  tutorials: [1, 2, 3]
    .map(
      (step, index) => `
    <circle cx="62" cy="${50 + index * 100}" r="40" fill="${step === 3 ? '#ff7a2e' : '#2a1c4f'}" stroke="#57468a" stroke-width="4"/>
    <text x="62" y="${66 + index * 100}" font-family="Figtree" font-weight="800" font-size="44" text-anchor="middle" fill="${step === 3 ? '#220b00' : '#f3eeff'}">${step}</text>
    <path d="M132 ${50 + index * 100}h${150 - index * 30}" ${line} stroke="#57468a" stroke-width="16"/>`,
    )
    .join(''),
  reference: `
    <path d="M96 20q-44 0-44 44v50q0 36-36 36 36 0 36 36v50q0 44 44 44M204 20q44 0 44 44v50q0 36 36 36-36 0-36 36v50q0 44-44 44" ${line} stroke="#57468a" stroke-width="18"/>
    <path d="M108 114h84M108 186h48" ${line} stroke="#b99cff" stroke-width="18"/>
    <path d="M108 150h62" ${line} stroke="#ff7a2e" stroke-width="18"/>`,
  community: `
    <path d="M150 92 74 212h152z" ${line} stroke="#57468a" stroke-width="8"/>
    <circle cx="150" cy="80" r="54" fill="#ff7a2e"/>
    <circle cx="68" cy="222" r="54" fill="#2a1c4f" stroke="#57468a" stroke-width="4"/>
    <circle cx="232" cy="222" r="54" fill="#b99cff"/>`,
  support: `
    <circle cx="150" cy="150" r="126" fill="#2a1c4f" stroke="#57468a" stroke-width="4"/>
    <circle cx="150" cy="150" r="52" fill="#120c22"/>
    <path d="m62 62 50 50m76 76 50 50m0-176-50 50m-76 76-50 50" ${line} stroke="#ff7a2e" stroke-width="30"/>`,
  faq: `
    <rect x="14" y="20" width="272" height="220" rx="40" fill="#2a1c4f" stroke="#57468a" stroke-width="4"/>
    <path d="M84 238v52l56-52z" fill="#2a1c4f"/>
    <path d="M112 100q4-38 42-38t40 36q0 28-42 46v14" ${line} stroke="#ff7a2e" stroke-width="24"/>
    <circle cx="152" cy="196" r="15" fill="#ff7a2e"/>`,
  flora: `
    <path d="M150 290V120" ${line} stroke="#57468a" stroke-width="14"/>
    <path d="M150 190C80 180 40 130 36 50c72 8 112 56 114 140z" fill="#6fd8a8"/>
    <path d="M150 240c64-6 104-46 114-116-66 4-108 46-114 116z" fill="#ff7a2e"/>`,
  notices: `
    <path d="M60 4h120l60 60v216a16 16 0 0 1-16 16H60a16 16 0 0 1-16-16V20A16 16 0 0 1 60 4z" fill="#2a1c4f" stroke="#57468a" stroke-width="4"/>
    <path d="M86 110h112M86 150h112M86 190h72" ${line} stroke="#b99cff" stroke-width="14"/>
    <path d="M86 240h40" ${line} stroke="#ff7a2e" stroke-width="14"/>`,
  shared: `
    <rect x="70" y="0" width="160" height="300" rx="28" fill="#1a1033" stroke="#57468a" stroke-width="4"/>
    <path d="M104 76h36v36h-36zM160 76h36v36h-36zM104 132h36v36h-36z" fill="#f3eeff"/>
    <path d="M160 132h16v16h-16zM180 152h16v16h-16z" fill="#ff7a2e"/>
    <path d="M120 232h60" ${line} stroke="#57468a" stroke-width="12"/>`,
};
