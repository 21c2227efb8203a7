/**
 * Whether a text is a valid Amazon S3 bucket name: 3 to 63 lower-case letters, digits, dots and hyphens, not an IP
 * address. Source: docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
 */
export function isBucketName(name: string): boolean {
  return (
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) &&
    !name.includes('..') &&
    !/^\d{1,3}(?:\.\d{1,3}){3}$/.test(name) &&
    !/^(?:xn--|sthree-|amzn-s3-demo-)/.test(name) &&
    !/(?:-s3alias|--ol-s3|\.mrap|--x-s3|--table-s3)$/.test(name)
  );
}

/** Maximum buckets per account. */
export const MOST_BUCKETS = 10_000;
/** Maximum buckets added per request. */
export const MOST_BUCKETS_AT_ONCE = 1_000;
