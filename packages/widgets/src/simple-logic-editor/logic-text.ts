import type { LogicError, LogicToken } from '@casbah/domain/rule-logic';

/**
 * Whether an error is only unfinished input: reported on blur, not while typing. An open bracket is unfinished as long
 * as nothing else is wrong.
 */
export function isUnfinished({ code, position, length }: LogicError, text: string): boolean {
  switch (code) {
    case 'EMPTY':
    case 'BRACKET_NOT_CLOSED':
      return true;
    case 'RULE_EXPECTED':
      return length === 0;
    case 'UNKNOWN_RULE':
    case 'OPERATOR_EXPECTED':
      return position + length === text.length;
    case 'BRACKET_NOT_OPENED':
    case 'WRONG_BRACKET':
    case 'NOT_NOT_ALLOWED':
    case 'TOO_LONG':
    case 'TOO_DEEP':
      return false;
  }
}

export type LogicPiece = {
  kind: LogicToken['kind'] | 'space';
  text: string;
  position: number;
  wrong: boolean;
};

/** The text in pieces, including spaces, with the error's part marked. */
export function logicPieces(
  text: string,
  tokens: readonly LogicToken[],
  error: LogicError | undefined,
): readonly LogicPiece[] {
  const pieces: LogicPiece[] = [];
  let at = 0;
  const space = (until: number) => {
    if (until > at) pieces.push({ kind: 'space', text: text.slice(at, until), position: at, wrong: false });
  };
  for (const { kind, text: word, position, end } of tokens) {
    space(position);
    const wrong =
      error !== undefined &&
      error.length > 0 &&
      position < error.position + error.length &&
      end > error.position;
    pieces.push({ kind, text: word, position, wrong });
    at = end;
  }
  space(text.length);
  return pieces;
}

/** Replaces the selection with a word, separated from adjacent words but not from brackets. */
export function insertWord(
  text: string,
  start: number,
  end: number,
  word: string,
): { text: string; caret: number } {
  const after = text.slice(end);
  const opens = word === '[' || word === '(';
  const closes = word === ']' || word === ')';
  const before = closes ? text.slice(0, start).trimEnd() : text.slice(0, start);
  const spaceBefore = before !== '' && !closes && !/[\s[(]$/u.test(before);
  const spaceAfter = !opens && !/^[\s\])]/u.test(after);
  const written = `${spaceBefore ? ' ' : ''}${word}${spaceAfter ? ' ' : ''}`;
  return { text: before + written + after, caret: before.length + written.length };
}
