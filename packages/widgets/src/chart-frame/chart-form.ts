import { createContext } from 'react';

/** Whether charts begin as drawings or as tables: a person's own setting (`tables_for_charts`). */
export type ChartForm = 'chart' | 'table';
export const ChartFormContext = createContext<ChartForm>('chart');
