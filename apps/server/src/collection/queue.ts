/** The jobs that collect logs, each with the id of a source. */
export const COLLECTION_QUEUE = 'collection.collect';
