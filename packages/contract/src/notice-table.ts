/**
 * Notices by name, with the values of their texts. Values are names and counts, never secrets: every recipient reads
 * them.
 */
export type NoticeTable = Readonly<Record<string, readonly string[]>>;
