/** Classes and formats as the rule builder offers them; `id` is what findings and rules carry. */
export interface FileType {
  /** `docx`, `pdf`, `zip`, `text`, `unknown` … */
  readonly id: string;
  readonly class: FileClass;
  /** IANA media type. */
  readonly mediaType: string;
}

export const FILE_CLASSES = [
  'document',
  'spreadsheet',
  'presentation',
  'text',
  'source_code',
  'data',
  'mail',
  'archive',
  'image',
  'audio',
  'video',
  'executable',
  'database',
  'cad',
  'encrypted',
  'other',
] as const;
export type FileClass = (typeof FILE_CLASSES)[number];
