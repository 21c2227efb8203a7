import { encodeQR } from 'qr';
import css from './SecondFactor.module.css';

/** Quiet zone in cells around the code; ISO/IEC 18004 requires four. */
const QUIET = 4;

/** A QR code: dark on light in both themes, as scanners expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const cells = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={cells.join('')} />
    </svg>
  );
}
