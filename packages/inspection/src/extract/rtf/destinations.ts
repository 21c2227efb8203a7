/** What a group of RTF holds, by the control word that begins it. */
export type Destination =
  /** Text of the document, or of one of its other parts. */
  | { readonly kind: 'text'; readonly part?: string }
  /** A property: text with its name as heading. */
  | { readonly kind: 'property'; readonly name: string }
  /** A field's instruction, of which only link targets are text. */
  | { readonly kind: 'link' }
  /** HTML that an Outlook message carries in its RTF body: only link targets are new. */
  | { readonly kind: 'html_tag' }
  | { readonly kind: 'fonts' }
  | { readonly kind: 'object' }
  | { readonly kind: 'picture' }
  /** No text, but groups within it may have some. */
  | { readonly kind: 'frame' }
  | { readonly kind: 'nothing' };

const NOTHING: Destination = { kind: 'nothing' };
const FRAME: Destination = { kind: 'frame' };
const TEXT: Destination = { kind: 'text' };
const HEADER: Destination = { kind: 'text', part: 'header' };
const FOOTER: Destination = { kind: 'text', part: 'footer' };

/** Source: Rich Text Format Specification 1.9.1, the tables of destinations. */
const DESTINATIONS: Readonly<Record<string, Destination>> = {
  header: HEADER,
  headerl: HEADER,
  headerr: HEADER,
  headerf: HEADER,
  footer: FOOTER,
  footerl: FOOTER,
  footerr: FOOTER,
  footerf: FOOTER,
  footnote: { kind: 'text', part: 'footnote' },
  annotation: { kind: 'text', part: 'comment' },
  atnauthor: { kind: 'property', name: 'comment author' },
  atnid: { kind: 'property', name: 'comment author' },
  info: FRAME,
  title: { kind: 'property', name: 'title' },
  subject: { kind: 'property', name: 'subject' },
  author: { kind: 'property', name: 'author' },
  manager: { kind: 'property', name: 'manager' },
  company: { kind: 'property', name: 'company' },
  operator: { kind: 'property', name: 'last author' },
  category: { kind: 'property', name: 'category' },
  keywords: { kind: 'property', name: 'keywords' },
  comment: { kind: 'property', name: 'comment' },
  doccomm: { kind: 'property', name: 'comment' },
  hlinkbase: { kind: 'property', name: 'link base' },
  userprops: FRAME,
  propname: { kind: 'property', name: 'property name' },
  staticval: { kind: 'property', name: 'property' },
  docvar: { kind: 'property', name: 'document variable' },
  template: { kind: 'property', name: 'template' },
  bkmkstart: { kind: 'property', name: 'bookmark' },
  revtbl: { kind: 'property', name: 'revision author' },
  protusertbl: { kind: 'property', name: 'user' },
  ffdeftext: { kind: 'property', name: 'form field default' },
  ffname: { kind: 'property', name: 'form field' },
  ffhelptext: { kind: 'property', name: 'form field help' },
  ffstattext: { kind: 'property', name: 'form field help' },
  formfield: FRAME,
  field: TEXT,
  fldinst: { kind: 'link' },
  fldrslt: TEXT,
  htmltag: { kind: 'html_tag' },
  mhtmltag: NOTHING,
  fonttbl: { kind: 'fonts' },
  object: FRAME,
  objdata: { kind: 'object' },
  objclass: NOTHING,
  objname: { kind: 'property', name: 'object name' },
  result: TEXT,
  pict: { kind: 'picture' },
  shppict: TEXT,
  nonshppict: NOTHING,
  shp: FRAME,
  shpinst: FRAME,
  shptxt: { kind: 'text' },
  shprslt: NOTHING,
  sp: FRAME,
  sn: NOTHING,
  sv: { kind: 'property', name: 'shape' },
  do: FRAME,
  dptxbxtext: TEXT,
  upr: NOTHING,
  ud: TEXT,
  listtext: TEXT,
  pntext: TEXT,
  xe: { kind: 'property', name: 'index entry' },
  tc: { kind: 'property', name: 'table of contents entry' },
  colortbl: NOTHING,
  stylesheet: NOTHING,
  filetbl: NOTHING,
  listtable: NOTHING,
  listoverridetable: NOTHING,
  rsidtbl: NOTHING,
  generator: { kind: 'property', name: 'generator' },
  pn: NOTHING,
  pntxta: NOTHING,
  pntxtb: NOTHING,
  creatim: NOTHING,
  revtim: NOTHING,
  printim: NOTHING,
  buptim: NOTHING,
  atrfstart: NOTHING,
  atrfend: NOTHING,
  atndate: NOTHING,
  atnref: NOTHING,
  atnparent: NOTHING,
  bkmkend: NOTHING,
  datafield: NOTHING,
  blipuid: NOTHING,
  picprop: FRAME,
  themedata: NOTHING,
  colorschememapping: NOTHING,
  datastore: NOTHING,
  latentstyles: NOTHING,
  xmlnstbl: NOTHING,
  fontemb: NOTHING,
  panose: NOTHING,
  falt: NOTHING,
  fname: NOTHING,
  mmathPr: NOTHING,
};

export function destinationOf(word: string): Destination | undefined {
  return Object.hasOwn(DESTINATIONS, word) ? DESTINATIONS[word] : undefined;
}

/** Signs and breaks that are written as control words. */
const SIGNS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  nestrow: '\n',
  softline: '\n',
  column: '\n',
  cell: '\t',
  nestcell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  '~': ' ',
  _: '-',
  '\n': '\n',
  '\r': '\n',
};

export function signOf(word: string): string | undefined {
  return Object.hasOwn(SIGNS, word) ? SIGNS[word] : undefined;
}

/** Windows code page of a `\fcharset` number. Source: the specification's table of character sets. */
export function codePageOfCharset(charset: number): number | undefined {
  switch (charset) {
    case 0:
      return 1252;
    case 77:
      return 10_000;
    case 128:
      return 932;
    case 129:
      return 949;
    case 134:
      return 936;
    case 136:
      return 950;
    case 161:
      return 1253;
    case 162:
      return 1254;
    case 163:
      return 1258;
    case 177:
      return 1255;
    case 178:
      return 1256;
    case 186:
      return 1257;
    case 204:
      return 1251;
    case 222:
      return 874;
    case 238:
      return 1250;
    case 254:
      return 437;
    case 255:
      return 850;
    default:
      return undefined;
  }
}
