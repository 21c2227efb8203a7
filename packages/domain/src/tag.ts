/** Tags below this are reserved: the same for every company, and not editable. */
export const RESERVED_TAGS = 8;
/** Maximum custom tags per company. */
export const MOST_CUSTOM_TAGS = 200;
/** Maximum services changed per request. */
export const MOST_TAGGED_AT_ONCE = 1000;
export const TAG_COLORS = 5;
export const TAG_PATTERNS = 4;
export const LONGEST_TAG_NAME = 32;

/** Meanings of reserved tags by ID. The console has their names in every language. */
export const SYSTEM_TAGS = [
  { id: 0, key: 'sanctioned', name: 'Sanctioned', color: 0, pattern: 0 },
  { id: 1, key: 'unsanctioned', name: 'Unsanctioned', color: 1, pattern: 1 },
  { id: 2, key: 'tolerated', name: 'Tolerated', color: 2, pattern: 0 },
  { id: 3, key: 'in_review', name: 'In review', color: 3, pattern: 2 },
  { id: 4, key: 'business_critical', name: 'Business critical', color: 4, pattern: 0 },
  { id: 5, key: 'holds_personal_data', name: 'Holds personal data', color: 0, pattern: 2 },
  { id: 6, key: 'private_use', name: 'Private use', color: 2, pattern: 3 },
  { id: 7, key: 'to_be_retired', name: 'To be retired', color: 1, pattern: 3 },
] as const satisfies readonly { id: number; key: string; name: string; color: number; pattern: number }[];
export type SystemTagKey = (typeof SYSTEM_TAGS)[number]['key'];

export const isReservedTag = (id: number): boolean => id >= 0 && id < RESERVED_TAGS;

/** Normalizes a name for storage: no angle brackets, trimmed, single spaces. */
export function cleanTagName(typed: string): string {
  return typed.replace(/[<>]/g, '').replace(/\s+/gu, ' ').trim();
}

/** Whether a name is valid: 1 to 32 letters and digits of any script, and spaces, not only spaces. */
export function isTagName(name: string): boolean {
  return /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} ]+$/u.test(name) && [...name].length <= LONGEST_TAG_NAME;
}

export const isTagColor = (color: number): boolean =>
  Number.isInteger(color) && color >= 0 && color < TAG_COLORS;
export const isTagPattern = (pattern: number): boolean =>
  Number.isInteger(pattern) && pattern >= 0 && pattern < TAG_PATTERNS;
