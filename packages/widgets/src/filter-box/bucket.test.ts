import { expect, test } from 'vitest';
import { BUCKETS, type Bucket, bucketOf } from './bucket.ts';

test.each<[Bucket, string, string]>([
  ['service', 'S', 'WD-K003'],
  ['tag', 'DT', 'WD-K004'],
  ['customTag', 'CT', 'WD-K005'],
  ['category', 'C', 'WD-K006'],
  ['risk', 'R', 'WD-K007'],
  ['user', 'U', 'WD-K008'],
  ['country', 'CY', 'WD-K009'],
  ['city', 'CITY', 'WD-K010'],
  ['device', 'P', 'WD-K011'],
  ['browser', 'B', 'WD-K012'],
  ['doctypes', 'FT', 'WD-K013'],
  ['newService', 'N', 'WD-K014'],
  ['knockedOutService', 'K', 'WD-K015'],
  ['filters', 'AF', 'WD-K016'],
  ['allowedDenied', 'D', 'WD-K017'],
  ['serviceType', 'CL', 'WD-K018'],
])('the bucket of %s is %s [%s]', (bucket, key) => {
  expect(BUCKETS[bucket]).toBe(key);
  expect(bucketOf(key)).toBe(bucket);
});

test('every bucket is abbreviated, in all [WD-K003] [WD-K004] [WD-K005] [WD-K006] [WD-K007] [WD-K008] [WD-K009] [WD-K010] [WD-K011] [WD-K012] [WD-K013] [WD-K014] [WD-K015] [WD-K016] [WD-K017] [WD-K018]', () => {
  expect(Object.values(BUCKETS).join(' ')).toBe('S DT CT C R U CY CITY P B FT N K AF D CL');
  expect(bucketOf('X')).toBeUndefined();
  expect(bucketOf('toString')).toBeUndefined();
});
