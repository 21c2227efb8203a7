import { useEffect } from 'react';

/** Logs chart warnings; the only place that does. `chart`: its download name, unique on a page. */
export function warnOfChart(chart: string, reason: string): void {
  console.warn(`Chart “${chart}” is not drawn: ${reason}.`);
}

/** Logs each reason for not drawing a chart once; `undefined` if it is drawn, or its data is still loading. */
export function useChartWarning(chart: string, reason: string | undefined): void {
  useEffect(() => {
    if (reason !== undefined) warnOfChart(chart, reason);
  }, [chart, reason]);
}
