import { sum } from 'd3-array';
import { whyDataNotDrawn } from '../chart-datum/chart-datum.ts';
import { PartsOfWhole, type PartsProps } from '../donut/PartsOfWhole.tsx';
import { useFormat } from '../format/useFormat.ts';

/** Parts of a whole as a pie with their names beside it. */
export function Pie(props: PartsProps) {
  const { number } = useFormat();
  const problem = whyDataNotDrawn(props.values);
  return (
    <PartsOfWhole
      {...props}
      ring="full"
      problem={problem}
      totalText={problem === undefined ? number(sum(props.values, ({ value }) => value)) : ''}
      totalLabel={props.valueLabel}
    />
  );
}
