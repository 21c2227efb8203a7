// Files that a feature's folder may have. Only `feature.tsx` is in the first load; the others load with the part of the
// frame that needs them. The pages' paths and permissions also go to the domain, because the server checks them.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FEATURES = 'apps/console/src/features';
const TO_COME = 'apps/console/src/pages-to-come';
const LINE_WIDTH = 110;

export async function indexes(root) {
  const features = filesOf(root, 'feature.tsx');
  const pages = filesOf(root, 'pages.ts');
  const toCome = readdirSync(join(root, TO_COME, 'pages'))
    .map((file) => ({ name: identifierOf(basename(file, '.ts')), file: `./pages/${file}` }))
    .sort(byName);
  return {
    [`${FEATURES}/features.generated.ts`]: featuresOf(features),
    [`${FEATURES}/pages.generated.ts`]: listOf(pages, {
      entry: 'pages',
      list: 'featurePages',
      type: 'NamedPage',
      from: '../routing/page.ts',
    }),
    [`${FEATURES}/live.generated.ts`]: listOf(filesOf(root, 'live.ts'), {
      entry: 'liveQueries',
      list: 'liveQueries',
      type: 'LiveQuery',
      from: '../request/live-query.ts',
    }),
    [`${FEATURES}/audit-tabs.generated.ts`]: listOf(filesOf(root, 'audit-tabs.ts'), {
      entry: 'auditTabs',
      list: 'auditTabsOfFeatures',
      type: 'AuditTab',
      from: '../shell/audit-tabs/audit-tab.ts',
    }),
    [`${FEATURES}/links.generated.ts`]: listOf(filesOf(root, 'links.ts'), {
      entry: 'links',
      list: 'offeredLinks',
      type: 'OfferedLink',
      from: '../routing/offered-link.ts',
    }),
    [`${FEATURES}/palettes.generated.ts`]: palettesOf(filesOf(root, 'palette.tsx')),
    [`${TO_COME}/pages.generated.ts`]: listOf(toCome, {
      entry: 'pages',
      list: 'pagesToCome',
      type: 'CloudAppPage, NamedPage',
      from: '../routing/page.ts',
    }),
    'packages/domain/src/pages.generated.ts': await permissionsOf([
      ...pages.map(({ file }) => join(root, FEATURES, file)),
      ...toCome.map(({ file }) => join(root, TO_COME, file)),
    ]),
  };
}

function filesOf(root, file) {
  return readdirSync(join(root, FEATURES))
    .filter((area) => existsSync(join(root, FEATURES, area, file)))
    .map((name) => ({ name, file: `./${name}/${file}` }))
    .sort(byName);
}

const byName = (one, other) => (one.name < other.name ? -1 : 1);

/** `securlets-apps` becomes `securletsApps`. */
const identifierOf = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const importsOf = (files, entry) =>
  files.map(({ name, file }) => `import { ${entry} as ${name} } from '${file}';\n`).join('');

/** On one line if Biome formats it so. */
function arrayOf(start, items, end = ';') {
  const line = `${start}[${items.join(', ')}]${end}`;
  if (line.length <= LINE_WIDTH) return `${line}\n`;
  return `${start}[\n${items.map((item) => `  ${item},\n`).join('')}]${end}\n`;
}

function featuresOf(files) {
  return `import type { Feature } from '../routing/feature.ts';
${importsOf(files, 'feature')}
${arrayOf(
  'export const featureRoutes = ',
  files.map(({ name }) => `...${name}.routes`),
  ' as const;',
)}
${arrayOf(
  'export const features: readonly Feature[] = ',
  files.map(({ name }) => name),
)}`;
}

function listOf(files, { entry, list, type, from }) {
  return `import type { ${type} } from '${from}';
${importsOf(files, entry)}
${arrayOf(
  `export const ${list}: readonly ${type.includes(',') ? `(${type.replace(', ', ' | ')})` : type}[] = `,
  files.map(({ name }) => `...${name}`),
)}`;
}

function palettesOf(files) {
  return `import type { PaletteEntries } from '../shell/palette-entries.ts';
${importsOf(files, 'palette')}
${arrayOf(
  'export const paletteEntries: readonly PaletteEntries[] = ',
  files.map(({ name }) => name),
)}`;
}

/** Pages are plain data, so Node can import the files directly. */
async function permissionsOf(files) {
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  const rows = modules
    .flatMap(({ pages }) => pages)
    .map(({ path, permission }) => `  { path: '${path}', permission: '${permission}' },\n`)
    .sort();
  return `import type { Permission } from './permission.ts';

export const PAGES_OF_FEATURES = [
${rows.join('')}] as const satisfies readonly { path: string; permission: Permission }[];
`;
}
