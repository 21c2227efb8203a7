// Finds the code in use: a graph of top-level names, walked from the entry points of server, CLI and console. `npm run
// spec` uses it to check whether a tested unit is reachable from a page, call or command.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** All exports of a file. */
const ALL = '*';
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const NOT_PRODUCTION =
  /(?:\.test\.tsx?|\.stories\.tsx|\.conformance\.ts|\/test-[^/]+|\/packages\/widgets\/gallery\/.*)$|^tests\//;

/** Parses the files of `root` on demand. */
export class SourceGraph {
  #root;
  #files = new Map();

  constructor(root) {
    this.#root = root;
  }

  /** Names in use, as `file#name`, given that all `entries` are. Paths are relative to the root. */
  reachedFrom(entries) {
    const reached = new Set();
    const waiting = entries.map((file) => [file, ALL]);
    const begun = new Set();
    while (waiting.length > 0) {
      const [file, name] = waiting.pop();
      if (reached.has(`${file}#${name}`)) continue;
      reached.add(`${file}#${name}`);
      const source = this.#read(file);
      if (source === undefined) continue;
      if (!begun.has(file)) {
        begun.add(file);
        waiting.push(
          ...this.#targets(file, source, source.statements),
          ...source.effects.map((each) => [each, '']),
        );
      }
      waiting.push(...this.#behind(file, source, name));
    }
    return reached;
  }

  /**
   * Subjects of the test at a line: production names as `file#name`, found through the helpers it calls, and its string
   * literals. A test beside a file of the same name is about that file.
   */
  subjectsOf(testFile, line) {
    const source = this.#read(testFile);
    const test = source?.calls.find((call) => call.line === line);
    if (test === undefined) return { names: [], texts: [] };
    const names = new Set();
    const texts = new Set(test.refs.texts);
    const seen = new Set();
    const waiting = this.#insideOf(source, test.refs, texts).flatMap((refs) =>
      this.#targets(testFile, source, refs),
    );
    while (waiting.length > 0) {
      const [file, name] = waiting.pop();
      if (seen.has(`${file}#${name}`)) continue;
      seen.add(`${file}#${name}`);
      if (!NOT_PRODUCTION.test(file)) names.add(`${file}#${name}`);
      else {
        const helper = this.#read(file);
        if (helper !== undefined) waiting.push(...this.#behind(file, helper, name));
      }
    }
    const own = testFile.replace(/(?:\.store)?\.test\.(tsx?)$/, '');
    const beside = [...names].filter(
      (name) => /^\.tsx?#/.test(name.slice(own.length)) && name.startsWith(own),
    );
    return { names: beside.length > 0 ? beside : [...names], texts: [...texts] };
  }

  /** Declarations of a test file that a test uses, however nested. */
  #insideOf(source, refs, texts) {
    const all = [refs];
    const seen = new Set();
    for (const each of all)
      for (const used of each.names) {
        const [name] = used.split('.');
        if (seen.has(name)) continue;
        seen.add(name);
        for (const nested of source.nested.get(name) ?? []) {
          all.push(nested);
          for (const text of nested.texts) texts.add(text);
        }
      }
    return all;
  }

  /** Dependencies of a file name. */
  #behind(file, source, name) {
    if (name === ALL)
      return [
        ...[...source.declared.keys()].map((local) => [file, local]),
        ...[...source.exported.values()].map((target) => this.#resolved(file, target)),
        ...source.stars.map((from) => [from, ALL]),
      ];
    const refs = source.declared.get(name);
    if (refs !== undefined) return this.#targets(file, source, refs);
    const exported = source.exported.get(name);
    if (exported !== undefined) return [this.#resolved(file, exported)];
    return source.stars.map((from) => [from, name]);
  }

  #resolved(file, { from, name }) {
    return [from ?? file, name];
  }

  #targets(file, source, refs) {
    const targets = refs.files.map((path) => [path, ALL]);
    for (const name of refs.names) {
      const [local, member] = name.split('.');
      const imported = source.imported.get(local);
      if (imported !== undefined)
        targets.push([imported.from, imported.name === ALL ? (member ?? ALL) : imported.name]);
      else if (source.declared.has(local)) targets.push([file, local]);
    }
    return targets;
  }

  #read(file) {
    if (!this.#files.has(file)) {
      const path = join(this.#root, file);
      this.#files.set(
        file,
        SOURCE.test(file) && existsSync(path) ? this.#parse(file, readFileSync(path, 'utf8')) : undefined,
      );
    }
    return this.#files.get(file);
  }

  #parse(file, text) {
    const { program, module } = parseSync(file, text);
    const source = {
      imported: new Map(),
      exported: new Map(),
      stars: [],
      effects: [],
      declared: new Map(),
      statements: emptyRefs(),
      nested: new Map(),
      calls: [],
    };
    for (const { moduleRequest, entries } of module.staticImports) {
      const from = this.#resolve(file, moduleRequest.value);
      if (from === undefined) continue;
      if (entries.length === 0) source.effects.push(from);
      for (const { importName, localName } of entries)
        source.imported.set(localName.value, { from, name: nameOf(importName) });
    }
    for (const { entries } of module.staticExports)
      for (const { moduleRequest, importName, exportName, localName } of entries) {
        const from = moduleRequest === null ? undefined : this.#resolve(file, moduleRequest.value);
        if (moduleRequest !== null && from === undefined) continue;
        if (exportName.kind === 'None') source.stars.push(from);
        else {
          const name = from === undefined ? (localName.name ?? 'default') : nameOf(importName);
          const imported = from === undefined ? source.imported.get(name) : undefined;
          source.exported.set(exportName.name ?? 'default', imported ?? { from, name });
        }
      }
    for (const statement of program.body) this.#take(file, source, statement);
    const isTest = NOT_PRODUCTION.test(file);
    if (isTest) this.#takeTests(file, source, program, lineStarts(text));
    return source;
  }

  #take(file, source, statement) {
    const node = statement.declaration ?? statement;
    const declare = (name, part) => source.declared.set(name, this.#refsOf(file, part));
    if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return;
    if (statement.type === 'ExportDefaultDeclaration') declare(node.id?.name ?? 'default', node);
    else if (node.type === 'VariableDeclaration')
      for (const part of node.declarations) for (const name of boundNames(part.id)) declare(name, part);
    else if (node.id?.type === 'Identifier') declare(node.id.name, node);
    else if (node.type !== 'ExportNamedDeclaration') addRefs(source.statements, this.#refsOf(file, node));
  }

  #takeTests(file, source, program, starts) {
    const keep = (name, node) =>
      source.nested.set(name, [...(source.nested.get(name) ?? []), this.#refsOf(file, node)]);
    walk(program, (node) => {
      if (node.type === 'VariableDeclarator' && node.init !== null)
        for (const name of boundNames(node.id)) keep(name, node.init);
      if (node.type === 'FunctionDeclaration') keep(node.id.name, node.body);
      if (node.type === 'CallExpression' && isTestCall(node.callee))
        for (const line of linesOf(node, starts)) source.calls.push({ line, refs: this.#refsOf(file, node) });
    });
  }

  #refsOf(file, part) {
    const refs = emptyRefs();
    walk(part, (node, parent, key) => {
      if (node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier')
        refs.names.add(`${node.object.name}.${node.property.name}`);
      else if (node.type === 'JSXMemberExpression' && node.object.type === 'JSXIdentifier')
        refs.names.add(`${node.object.name}.${node.property.name}`);
      else if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && isUse(parent, key))
        refs.names.add(node.name);
      else if (node.type === 'Literal' && typeof node.value === 'string') {
        if (!isRole(parent)) refs.texts.add(node.value);
        const target = SOURCE.test(node.value) ? this.#resolve(file, this.#asPath(node.value)) : undefined;
        if (target !== undefined) refs.files.push(target);
      }
    });
    return refs;
  }

  /** `new URL('main.ts', import.meta.url)` may leave out the `./`. */
  #asPath(text) {
    return text.startsWith('.') ? text : `./${text}`;
  }

  #resolve(file, request) {
    const own = request.match(/^@casbah\/([a-z]+)\/(.+)$/);
    const base =
      own !== null
        ? join(existsSync(join(this.#root, 'packages', own[1])) ? 'packages' : 'apps', own[1], 'src', own[2])
        : request.startsWith('.')
          ? join(dirname(file), request)
          : undefined;
    if (base === undefined) return undefined;
    return ['', '.ts', '.tsx']
      .map((ending) => base + ending)
      .find((path) => SOURCE.test(path) && existsSync(join(this.#root, path)));
  }
}

const emptyRefs = () => ({ names: new Set(), texts: new Set(), files: [] });

function addRefs(all, more) {
  for (const name of more.names) all.names.add(name);
  for (const text of more.texts) all.texts.add(text);
  all.files.push(...more.files);
}

const nameOf = ({ kind, name }) => (kind === 'NamespaceObject' || kind === 'All' ? ALL : (name ?? 'default'));

/** `page.getByRole('button')` names a role, not the widget with that name. */
const isRole = (parent) =>
  parent?.type === 'CallExpression' && (parent.callee.property ?? parent.callee).name === 'getByRole';

/** Whether a name is a reference, and not a property, label or attribute. */
function isUse(parent, key) {
  if (parent === undefined) return true;
  if (key === 'key') return parent.shorthand === true || parent.computed === true;
  if (key === 'property') return parent.computed === true;
  // Handled together with its member.
  if (key === 'object') return parent.type !== 'JSXMemberExpression' && parent.computed === true;
  return parent.type !== 'JSXAttribute' || key !== 'name';
}

function boundNames(pattern) {
  const names = [];
  walk(pattern, (node, parent, key) => {
    if (node.type === 'Identifier' && (key !== 'key' || parent?.shorthand === true)) names.push(node.name);
  });
  return names;
}

/** `test(…)`, `test.each(…)(…)`, `describe.each(…)('…', () => test(…))`, and helpers with such names. */
function isTestCall(callee) {
  let at = callee;
  while (at.type === 'MemberExpression' || at.type === 'CallExpression') at = at.object ?? at.callee;
  return at.type === 'Identifier' && /^(?:test|it)$/.test(at.name);
}

function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** A test's reported line is the end or the start of its callee, depending on how it is called. */
function linesOf({ start, callee }, starts) {
  const lineAt = (offset) => starts.findLastIndex((each) => each <= offset) + 1;
  return new Set([lineAt(start), lineAt(callee.end)]);
}

function walk(node, visit, parent, key) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit, parent, key);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node, parent, key);
    for (const [name, child] of Object.entries(node))
      if (child !== null && typeof child === 'object')
        walk(child, visit, typeof node.type === 'string' ? node : parent, name);
  }
}

/** Entry points of the product: everything loaded by `compose.ts`, a command or a page is in use. */
const ENTRIES = [
  'apps/server/src/compose.ts',
  'apps/cli/src/main.ts',
  'apps/console/src/console.tsx',
  'apps/console/src/sign-in.tsx',
];
/** Tests from outside, over HTTP or in the console, cover only code in use. */
const FROM_OUTSIDE = /^tests\/(?:system|security|identity-providers|e2e\/console)\//;

export class Reach {
  #graph;
  #reached;
  #files = new Set();
  #widgets;

  constructor(root) {
    this.#graph = new SourceGraph(root);
    this.#reached = this.#graph.reachedFrom(ENTRIES);
    for (const name of this.#reached) this.#files.add(name.slice(0, name.indexOf('#')));
    this.#widgets = widgetFolders(root);
  }

  /** Whether the test at a line covers something in use. Unknown subjects count as in use. */
  isReached(testFile, line) {
    if (FROM_OUTSIDE.test(testFile)) return true;
    const { names, texts } = this.#graph.subjectsOf(testFile, line);
    const widgets = testFile.startsWith('tests/e2e/widgets/')
      ? texts.flatMap((text) => (this.#widgets.has(text) ? [this.#widgets.get(text)] : []))
      : [];
    if (widgets.length > 0) return widgets.some((files) => files.some((file) => this.#files.has(file)));
    return names.length === 0 || names.some((name) => this.#reached.has(name));
  }
}

/** Widget folders by name, each with its component files. */
function widgetFolders(root) {
  const folder = join(root, 'packages/widgets/src');
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    folders.map(({ name }) => {
      const files = readdirSync(join(folder, name)).filter(
        (file) => SOURCE.test(file) && !NOT_PRODUCTION.test(`/${file}`),
      );
      const components = files.filter((file) => file.endsWith('.tsx'));
      return [
        name,
        (components.length > 0 ? components : files).map((file) => `packages/widgets/src/${name}/${file}`),
      ];
    }),
  );
}
