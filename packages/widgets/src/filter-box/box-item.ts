import { BUCKETS, type Bucket, type BucketKey, bucketOf } from './bucket.ts';

/** Something that can be chosen in a filter box. */
export interface BoxItem {
  /** The bucket's abbreviation in the model. */
  key: BucketKey;
  /** What is meant: an id, or the text itself where it is free. */
  value: string;
  /** What is shown and typed. */
  text: string;
  type: Bucket;
  isFreeText: boolean;
}

/** What is chosen, by bucket and then by id. */
export type BoxModel = {
  readonly [Key in BucketKey]?: Readonly<Record<string, { id: string; name: string }>>;
};

export function boxItem(type: Bucket, value: string, text: string): BoxItem {
  return { key: BUCKETS[type], value, text, type, isFreeText: false };
}

export function freeTextItem(type: Bucket, text: string): BoxItem {
  return { key: BUCKETS[type], value: text, text, type, isFreeText: true };
}

/** Distinct for each thing: two buckets may use the same id. */
export function itemId({ key, value }: Pick<BoxItem, 'key' | 'value'>): string {
  return `${key} ${value}`;
}

export function modelOf(items: readonly BoxItem[]): BoxModel {
  const buckets = new Map<BucketKey, [string, { id: string; name: string }][]>();
  for (const { key, value, text } of items) {
    const bucket = buckets.get(key) ?? [];
    bucket.push([value, { id: value, name: text }]);
    buckets.set(key, bucket);
  }
  // `fromEntries` makes own properties of any id, `__proto__` too.
  return Object.fromEntries([...buckets].map(([key, entries]) => [key, Object.fromEntries(entries)]));
}

/** The items of a model, bucket by bucket. What is named by its own id was typed. Buckets no one knows are left out. */
export function itemsOf(model: BoxModel): readonly BoxItem[] {
  return Object.entries(model).flatMap(([key, bucket]) => {
    const type = bucketOf(key);
    if (type === undefined) return [];
    return Object.values(bucket).map(({ id, name }) => ({
      key: BUCKETS[type],
      value: id,
      text: name,
      type,
      isFreeText: id === name,
    }));
  });
}

function isSame(one: BoxItem, other: BoxItem): boolean {
  return (
    itemId(one) === itemId(other) ||
    (one.type === other.type && one.text.toLowerCase() === other.text.toLowerCase())
  );
}

/** Whether an item, or another of its kind with the same words, is chosen already. */
export function isChosen(chosen: readonly BoxItem[], item: BoxItem): boolean {
  return chosen.some((one) => isSame(one, item));
}
