import { createContext } from 'react';

/** Whether charts start as drawings or tables: personal setting `tables_for_charts`. */
export type ChartForm = 'chart' | 'table';
export const ChartFormContext = createContext<ChartForm>('chart');
