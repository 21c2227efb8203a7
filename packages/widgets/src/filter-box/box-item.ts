import { BUCKETS, type Bucket, type BucketKey, bucketOf } from './bucket.ts';

/** An item to select in a filter box. */
export interface BoxItem {
  /** The bucket's abbreviation in the model. */
  key: BucketKey;
  /** An ID, or the text itself for custom text. */
  value: string;
  /** Text to show and search. */
  text: string;
  type: Bucket;
  isFreeText: boolean;
}

/** Selection by bucket and ID. */
export type BoxModel = {
  readonly [Key in BucketKey]?: Readonly<Record<string, { id: string; name: string }>>;
};

export function boxItem(type: Bucket, value: string, text: string): BoxItem {
  return { key: BUCKETS[type], value, text, type, isFreeText: false };
}

export function freeTextItem(type: Bucket, text: string): BoxItem {
  return { key: BUCKETS[type], value: text, text, type, isFreeText: true };
}

/** Unique per item, because two buckets may use the same ID. */
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
  // `fromEntries` creates own properties for any ID, including `__proto__`.
  return Object.fromEntries([...buckets].map(([key, entries]) => [key, Object.fromEntries(entries)]));
}

/** Items of a model by bucket. An item named by its own ID was typed. Omits unknown buckets. */
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

/** Whether an item, or another of its kind with the same text, is already selected. */
export function isChosen(chosen: readonly BoxItem[], item: BoxItem): boolean {
  return chosen.some((one) => isSame(one, item));
}
