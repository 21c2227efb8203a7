/** Elements that begin and end a line. Source: the HTML Standard's rendering section, `display: block` and the like. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe input legend li listing main ' +
    'menu nav noframes noscript object ol optgroup option p plaintext pre search section select summary table tbody ' +
    'template text textarea tfoot thead title tr ul xmp'
  ).split(' '),
);

export function isBlock(tag: string): boolean {
  return BLOCKS.has(tag);
}

/** Elements whose blanks and line breaks are as written. */
export function isPreformatted(tag: string): boolean {
  return tag === 'pre' || tag === 'textarea' || tag === 'listing' || tag === 'xmp' || tag === 'plaintext';
}

export type AttributeKind = 'text' | 'link' | 'script' | 'document' | 'none';

const TEXTS = new Set([
  'abbr',
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'datetime',
  'label',
  'placeholder',
  'prompt',
  'standby',
  'summary',
  'title',
  'value',
]);

const LINKS = new Set([
  'action',
  'background',
  'cite',
  'classid',
  'codebase',
  'data',
  'formaction',
  'href',
  'longdesc',
  'manifest',
  'ping',
  'poster',
  'src',
  'srcset',
  'xlink:href',
]);

export function attributeKind(name: string): AttributeKind {
  if (TEXTS.has(name) || name.startsWith('data-')) return 'text';
  if (LINKS.has(name)) return 'link';
  if (name === 'srcdoc') return 'document';
  return name.startsWith('on') ? 'script' : 'none';
}
