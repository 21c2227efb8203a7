import { expect, test } from 'vitest';
import { isOfReports, reportFilterFault } from './report-filter.ts';

test('filters a report by services and traffic, not by people', () => {
  expect(reportFilterFault('')).toBeUndefined();
  expect(reportFilterFault('risk = high and uploaded > 100MB')).toBeUndefined();
  expect(reportFilterFault('risk = high and not user = "amy"')).toEqual({ kind: 'people', field: 'user' });
  expect(reportFilterFault('risk =')).toEqual({ kind: 'unreadable' });
  expect(reportFilterFault('x'.repeat(100_000))).toEqual({ kind: 'too_long' });
  expect([isOfReports('risk'), isOfReports('user')]).toEqual([true, false]);
});
