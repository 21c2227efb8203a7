import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDERS = ['apps/console/src', 'packages/widgets/src'];

/** Attributes and properties with visible or spoken text. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|label|title|subtitle|heading|caption|placeholder|alt|text|hint|description|detail|reason|message|summary|words|nothing|empty|footer)$/i;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  value instanceof Object && 'type' in value && typeof value.type === 'string';

const everyId = new Set<string>();
for (const path of globSync('packages/messages/src/*/*/en.ts', { cwd: ROOT })) {
  const { words }: { words: Record<string, string> } = await import(join(ROOT, path));
  for (const id of Object.keys(words)) everyId.add(id);
}

/** Product names are the same in every language. */
const PRODUCTS = ['Casbah', 'Active Directory', 'OpenLDAP'];

/** Message IDs: whole ones, and prefixes completed at run time. */
const isId = (text: string) =>
  everyId.has(text) || (text.endsWith('.') && [...everyId].some((id) => id.startsWith(text)));

/** A page's or server's URL, or a directory's DN: `ou=people,dc=company,dc=example`. */
const isAddress = (text: string) => /^(?:https?|ldaps):\/\/\S+$|^\w+=[\w.-]+(?:,\w+=[\w.-]+)+$/.test(text);

/** Whether a text needs translation: digits, symbols and URLs don't. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  /\p{L}/u.test(value) &&
  !PRODUCTS.includes(value.trim()) &&
  !isAddress(value) &&
  !isId(value);

/** Texts that an expression can evaluate to, without function arguments. */
function textsOf(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return isText(value.value) ? [value.value] : [];
    case 'TemplateLiteral':
      return [value.quasis, value.expressions].flat().flatMap((one) => {
        if (isNode(one) && one.type === 'TemplateElement') {
          const { cooked } = Object(one.value);
          return isText(cooked) ? [cooked] : [];
        }
        return textsOf(one);
      });
    case 'ConditionalExpression':
      return [...textsOf(value.consequent), ...textsOf(value.alternate)];
    case 'LogicalExpression':
      return [...textsOf(value.left), ...textsOf(value.right)];
    case 'BinaryExpression':
      return value.operator === '+' ? [...textsOf(value.left), ...textsOf(value.right)] : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textsOf(value.expression);
    case 'ArrayExpression':
      return [value.elements].flat().flatMap(textsOf);
    default:
      return [];
  }
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  return String(value.name ?? value.value ?? '');
}

/** Untranslated text in code. */
function literalsIn(file: string, code: string): readonly string[] {
  const found: string[] = [];
  const { program } = parseSync(file, code);
  const visit = (node: Node) => {
    if (node.type === 'JSXText' && isText(node.value)) found.push(node.value.trim());
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of [node.children].flat())
        if (isNode(child) && child.type === 'JSXExpressionContainer') found.push(...textsOf(child));
    if (node.type === 'JSXAttribute' && READ.test(nameOf(node.name))) found.push(...textsOf(node.value));
    if (node.type === 'Property' && READ.test(nameOf(node.key))) found.push(...textsOf(node.value));
    for (const value of Object.values(node))
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one);
  };
  // The AST types are wider than needed here.
  const tree: unknown = program;
  if (isNode(tree)) visit(tree);
  return found;
}

test.each([
  ['<p>Hello {name}</p>', ['Hello']],
  ['<p title="Hello" className="row wide">·</p>', ['Hello']],
  ['<p aria-label={open ? "Close" : "Open"} />', ['Close', 'Open']],
  ['<p>{count > 1 && "many"}</p>', ['many']],
  ['<p>{`found %{count} of 12`}</p>', ['found ', ' of 12']],
  ['({ label: "Hello", id: "hello" })', ['Hello']],
  ['<Row words={["One", say("shell.nav")]} />', ['One']],
  ['<p title={say("shell.nav")}>{`%{count} → 12`}</p>', []],
  ['({ label: "shell.nav", title: `shell.%{part}` })', []],
])('finds literal text wherever it is visible: %s', (code, texts) => {
  expect(literalsIn('a.tsx', `export const a = ${code.replaceAll('%{', '${')};`)).toEqual(texts);
});

test('the code of console and widgets contains no visible text', () => {
  const literals: string[] = [];
  let files = 0;
  for (const folder of FOLDERS)
    for (const path of globSync('**/*.{ts,tsx}', { cwd: join(ROOT, folder) })) {
      if (/\.(?:test|stories)\.tsx?$/.test(path)) continue;
      files += 1;
      const file = join(ROOT, folder, path);
      for (const text of literalsIn(file, readFileSync(file, 'utf8')))
        literals.push(`${folder}/${path}: ${text}`);
    }
  expect(files).toBeGreaterThan(300);
  expect(literals).toEqual([]);
});
