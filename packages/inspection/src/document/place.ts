/** Where in a document a text is. Counts begin at 1; what the format doesn't have is absent. */
export interface Place {
  /** Members of archives and attachments that lead to it, outermost first. */
  readonly path?: readonly string[];
  /** What isn't the body: `header`, `footer`, `notes`, `comment`, `properties`, `subject`, `formula`, `alt text`, … */
  readonly part?: string;
  readonly page?: number;
  readonly slide?: number;
  readonly sheet?: string;
  /** As spreadsheets name it: `C12`. */
  readonly cell?: string;
  /** Line in which the text begins; a match further down adds the line breaks before it. */
  readonly line?: number;
}

/** A stretch of extracted text and its place. Segments of a document are joined with a line break. */
export interface Segment {
  readonly text: string;
  readonly place: Place;
  /** What announces the text elsewhere, such as the head of its column. Keywords in it count as adjacent. */
  readonly heading?: string;
}
