import type { ChartFrameProps } from './ChartFrame.tsx';

/** What a page says around every chart; the chart itself knows its sentence, its table and why it cannot be drawn. */
export interface ChartAround
  extends Pick<ChartFrameProps, 'title' | 'hint' | 'fileName' | 'empty' | 'error'> {
  status?: ChartFrameProps['status'] | undefined;
}
