export interface WordCharacters {
  readonly body: string;
  /** Instructions of fields, such as `HYPERLINK "https://…"`. */
  readonly fields: readonly string[];
}

const FIELD_BEGIN = '\u0013';
const FIELD_RESULT = '\u0014';
const FIELD_END = '\u0015';

const FIELD_MARK = new RegExp(`([${FIELD_BEGIN}${FIELD_RESULT}${FIELD_END}])`);

/** Turns the special characters of Word ([MS-DOC] 2.4.1) into lines and tabs, and takes the instructions of fields out. */
export function wordCharacters(text: string): WordCharacters {
  const fields: string[] = [];
  let body = '';
  /** Fields around: whether their instruction is still read. */
  const open: { instruction: string; isRead: boolean }[] = [];
  for (const piece of text.split(FIELD_MARK)) {
    const field = open.at(-1);
    if (piece === FIELD_BEGIN) {
      if (open.length < 100) open.push({ instruction: '', isRead: false });
    } else if (piece === FIELD_RESULT) {
      if (field !== undefined) field.isRead = true;
    } else if (piece === FIELD_END) {
      open.pop();
      if (field !== undefined && field.instruction.trim() !== '')
        fields.push(shown(field.instruction).trim());
    } else if (field === undefined || field.isRead) body += shown(piece);
    else field.instruction += piece;
  }
  for (const field of open) body += shown(field.instruction);
  return { body, fields };
}

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\r': '\n',
  '\u000b': '\n',
  '\u000c': '\n',
  '\u000e': '\n',
  '\u0007': '\t',
  '\u001e': '-',
  '\u00a0': ' ',
};

function shown(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are Word's special characters
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u00a0]/g, (char) => REPLACEMENTS[char] ?? '');
}
