import css from './SessionFrame.module.css';

const TILE = 68;
const PLANKS = [350, 400, 450, 500, 550];

/**
 * The gate: a tiled wall with an arch, open to a saffron sky or closed. Drawn as SVG, so it is small and
 * sharp at any size.
 */
export function GateArt({ motto, gate }: { motto: string; gate: 'open' | 'closed' }) {
  return (
    <aside className={css.art}>
      <svg
        viewBox="0 0 900 1000"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
        fill="none"
      >
        <defs>
          <pattern id="zellige" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <g transform="translate(34 34)" stroke="#5b52c9" strokeWidth="1.3">
              <path d="M0-34 10-24H24V-10L34 0 24 10V24H10L0 34-10 24H-24V10L-34 0-24-10V-24H-10Z" />
              <path d="M0-18 5-12.6h7.6V-5L18 0l-5.4 5v7.6H5L0 18l-5-5.4h-7.6V5L-18 0l5.4-5v-7.6H-5z" />
            </g>
          </pattern>
          <clipPath id="arch">
            <path d="M300 1002V480c0-130 85-200 150-240 65 40 150 110 150 240v522z" />
          </clipPath>
        </defs>
        <rect width="900" height="1000" fill="url(#zellige)" />
        <path
          d="M250 1002V470C250 300 360 220 450 170c90 50 200 130 200 300v532z"
          fill="#211c5c"
          stroke="#8f86f5"
          strokeWidth="2.5"
        />
        {gate === 'open' ? (
          <>
            <path d="M300 1002V480c0-130 85-200 150-240 65 40 150 110 150 240v522z" fill="#e8a840" />
            <path d="M300 1002V760h300v242z" fill="#d9892b" />
            <circle cx="450" cy="560" r="58" fill="#fbe3b0" />
          </>
        ) : (
          <g clipPath="url(#arch)">
            <rect x="300" y="240" width="300" height="762" fill="#7a3a1c" />
            {PLANKS.map((x) => (
              <path key={x} d={`M${x} 240V1002`} stroke="#5f2b13" strokeWidth={x === 450 ? 6 : 2.5} />
            ))}
            {[430, 640, 850].map((y) => (
              <g key={y}>
                <rect x="300" y={y} width="300" height="26" fill="#4a2210" />
                {[325, 375, 425, 475, 525, 575].map((x) => (
                  <circle key={x} cx={x} cy={y + 13} r="6" fill="#d9892b" />
                ))}
              </g>
            ))}
            <circle cx="420" cy="740" r="17" stroke="#e8a840" strokeWidth="6" />
            <circle cx="480" cy="740" r="17" stroke="#e8a840" strokeWidth="6" />
          </g>
        )}
      </svg>
      <p className={css.motto}>{motto}</p>
    </aside>
  );
}
