/**
 * Notices by name, each with the values that its words use. Values are names and counts, never a secret: everyone who gets the
 * notice reads them.
 */
export type NoticeTable = Readonly<Record<string, readonly string[]>>;
