import css from './Sparkline.module.css';

export interface SparklineProps {
  values: readonly number[];
  /** Accessible description in a sentence with the main numbers. */
  label: string;
  kind?: 'bars' | 'line' | undefined;
  width?: number | undefined;
  height?: number | undefined;
  tone?: 'accent' | 'high' | 'quiet' | undefined;
}

/** A series as small bars in a table cell. Data gaps are gaps in the bars. */
export function Sparkline({
  values,
  label,
  kind = 'bars',
  width = 116,
  height = 26,
  tone = 'accent',
}: SparklineProps) {
  const largest = values.reduce((most, value) => (Number.isFinite(value) ? Math.max(most, value) : most), 0);
  const y = (value: number) => (largest === 0 ? 0 : (value / largest) * (height - 1));
  return (
    <svg role="img" aria-label={label} width={width} height={height} className={css.spark} data-tone={tone}>
      {kind === 'bars' ? (
        <BarsOf values={values} width={width} height={height} y={y} />
      ) : (
        <path
          className={css.line}
          d={pathOf(
            values,
            (index) => (values.length < 2 ? width / 2 : 1 + (index / (values.length - 1)) * (width - 2)),
            (value) => height - 1 - y(value) * ((height - 2) / (height - 1)),
          )}
        />
      )}
    </svg>
  );
}

/** Straight lines between values; anything but a number leaves a gap. */
function pathOf(
  values: readonly number[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  let drawing = false;
  for (const [index, value] of values.entries()) {
    if (!Number.isFinite(value)) {
      drawing = false;
      continue;
    }
    path += `${drawing ? 'L' : 'M'}${x(index)},${y(value)}`;
    drawing = true;
  }
  // An isolated value is a point, drawn by a round cap.
  return path.replaceAll(/(M[^ML]+)(?=M|$)/g, '$1Z');
}

function BarsOf({
  values,
  width,
  height,
  y,
}: {
  values: readonly number[];
  width: number;
  height: number;
  y: (value: number) => number;
}) {
  const step = width / Math.max(1, values.length);
  const gap = step > 4 ? 1 : step * 0.28;
  return values.map((value, index) => {
    if (!(value > 0)) return null;
    const tall = Math.max(1, y(value));
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
        key={index}
        x={index * step}
        y={height - tall}
        width={Math.max(0.5, step - gap)}
        height={tall}
      />
    );
  });
}
