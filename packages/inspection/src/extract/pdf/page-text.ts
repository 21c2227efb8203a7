/** A piece of text as a page draws it: where and how wide, in points. */
export interface PlacedText {
  readonly text: string;
  /** Along the line, from its beginning. */
  readonly x: number;
  /** Across the lines, upward. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Degrees, rounded. */
  readonly angle: number;
  readonly isRightToLeft: boolean;
}

/** Pieces of one line that touch, or have the gap of a word between them. */
interface Run {
  readonly pieces: PlacedText[];
  /** Of the first piece in the order of drawing. */
  readonly order: number;
  start: number;
  end: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
}

/** Gaps in ems: less is within a word, more begins another column. */
const WORD_GAP = 0.13;
const COLUMN_GAP = 1.1;
/** How far apart in ems baselines of one line may be: sub- and superscripts. */
const BASELINE = 0.35;

/**
 * The text of a page as a person reads it. Pieces of a line that touch become one word however they were drawn; columns stay
 * apart; lines and columns come in the order in which the page draws them.
 */
export function pageText(pieces: readonly PlacedText[]): string {
  const runs = joinRuns(pieces).sort((a, b) => a.order - b.order);
  let text = '';
  let before: Run | undefined;
  for (const run of runs) {
    if (before !== undefined) text += isSameLine(before, run) ? '\t' : '\n';
    text += runText(run);
    before = run;
  }
  return text;
}

function joinRuns(pieces: readonly PlacedText[]): Run[] {
  const placed = pieces
    .map((piece, order) => ({ piece, order }))
    .filter(({ piece }) => piece.text.trim() !== '')
    .sort((a, b) => a.piece.angle - b.piece.angle || b.piece.y - a.piece.y || a.piece.x - b.piece.x);
  const runs: Run[] = [];
  let line: { readonly piece: PlacedText; readonly order: number }[] = [];
  const endLine = (): void => {
    line.sort((a, b) => a.piece.x - b.piece.x || a.order - b.order);
    let run: Run | undefined;
    for (const { piece, order } of line) {
      if (run === undefined || gap(run.end, piece) > COLUMN_GAP || isDrawnOver(run, piece)) {
        run = newRun(piece, order);
        runs.push(run);
      } else {
        run.pieces.push(piece);
        run.end = Math.max(run.end, piece.x + piece.width);
      }
    }
    line = [];
  };
  for (const entry of placed) {
    const first = line[0]?.piece;
    if (first !== undefined && !isOnLine(first, entry.piece)) endLine();
    line.push(entry);
  }
  endLine();
  return runs;
}

function newRun(piece: PlacedText, order: number): Run {
  const { x, y, width, size, angle } = piece;
  return { pieces: [piece], order, start: x, end: x + width, y, size, angle };
}

function isOnLine(a: PlacedText, b: PlacedText): boolean {
  return a.angle === b.angle && Math.abs(a.y - b.y) <= BASELINE * Math.max(Math.min(a.size, b.size), 1);
}

/** The same place twice: a shadow, or a text recognition layer over another. */
function isDrawnOver(run: Run, piece: PlacedText): boolean {
  return run.end - piece.x > Math.max(piece.width, piece.size) * 0.6;
}

function gap(end: number, piece: PlacedText): number {
  return (piece.x - end) / Math.max(piece.size, 1);
}

function isSameLine(a: Run, b: Run): boolean {
  return (
    a.angle === b.angle &&
    b.start >= a.end - a.size &&
    Math.abs(a.y - b.y) <= BASELINE * Math.max(Math.min(a.size, b.size), 1)
  );
}

function runText(run: Run): string {
  const isRightToLeft = run.pieces[0]?.isRightToLeft === true;
  const pieces = isRightToLeft ? [...run.pieces].reverse() : run.pieces;
  let text = '';
  let before: PlacedText | undefined;
  for (const piece of pieces) {
    if (before !== undefined) {
      const [left, right] = isRightToLeft ? [piece, before] : [before, piece];
      const isApart = gap(left.x + left.width, right) > WORD_GAP;
      if (isApart && !text.endsWith(' ') && !piece.text.startsWith(' ')) text += ' ';
    }
    text += piece.text;
    before = piece;
  }
  return text.trim();
}

/** What the PDF reader gives for a piece of text. */
export interface TextItem {
  readonly str: string;
  readonly dir: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly height: number;
}

/** Turns a text by its angle, so that its line runs from left to right. */
export function placed(item: TextItem): PlacedText {
  const [a, b, c, d, e, f] = item.transform.map((value) => (typeof value === 'number' ? value : 0));
  const isVertical = item.dir === 'ttb';
  const radians = Math.atan2(b ?? 0, a ?? 0) - (isVertical ? Math.PI / 2 : 0);
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const size = Math.hypot(c ?? 0, d ?? 0) || item.height || 1;
  return {
    text: item.str,
    x: (e ?? 0) * cos + (f ?? 0) * sin,
    y: (f ?? 0) * cos - (e ?? 0) * sin,
    width: isVertical ? item.height : item.width,
    size,
    angle: Math.round((radians * 180) / Math.PI),
    isRightToLeft: item.dir === 'rtl',
  };
}
