/** Buckets of a content box by content, with their abbreviations in the model (WD-K003 to WD-K018). */
export const BUCKETS = {
  service: 'S',
  tag: 'DT',
  customTag: 'CT',
  category: 'C',
  risk: 'R',
  user: 'U',
  country: 'CY',
  city: 'CITY',
  device: 'P',
  browser: 'B',
  doctypes: 'FT',
  newService: 'N',
  knockedOutService: 'K',
  filters: 'AF',
  allowedDenied: 'D',
  serviceType: 'CL',
} as const;

export type Bucket = keyof typeof BUCKETS;
export type BucketKey = (typeof BUCKETS)[Bucket];

export function isBucket(name: string): name is Bucket {
  return Object.hasOwn(BUCKETS, name);
}

/** The bucket of an abbreviation; `undefined` if unknown. */
export function bucketOf(key: string): Bucket | undefined {
  return Object.keys(BUCKETS)
    .filter(isBucket)
    .find((bucket) => BUCKETS[bucket] === key);
}
