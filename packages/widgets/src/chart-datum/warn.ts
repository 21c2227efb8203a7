import { useEffect } from 'react';

/** The one place where charts log warnings: `chart` is the name of its download, unique on a page. */
export function warnOfChart(chart: string, reason: string): void {
  console.warn(`Chart “${chart}” is not drawn: ${reason}.`);
}

/** Logs once per reason that a chart isn't drawn; `undefined` is a chart that is, or that still waits for its data. */
export function useChartWarning(chart: string, reason: string | undefined): void {
  useEffect(() => {
    if (reason !== undefined) warnOfChart(chart, reason);
  }, [chart, reason]);
}
