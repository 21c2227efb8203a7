/** Jobs that collect logs, each with a source's ID. */
export const COLLECTION_QUEUE = 'collection.collect';
