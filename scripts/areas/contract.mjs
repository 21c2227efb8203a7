// Indexes of the contract, from each area's exports: `tagsCalls = calls({…})`, `tagsResources = resources({…})` and
// `tagsLive = liveAreas({…})`, `errors/<area>.ts` and `notices/<area>.ts`. Names that the stores need go to the domain.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = 'packages/contract/src';

/** Exports created by `maker`. */
function madeBy(root, maker) {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.ts') && !/\.(test|generated)\.ts$/.test(name))
    .toSorted()
    .flatMap((file) =>
      [
        ...readFileSync(join(root, FOLDER, file), 'utf8').matchAll(/^export const (\w+) = (\w+)\(\{/gm),
      ].flatMap(([, name, made]) => (made === maker ? [{ name, file }] : [])),
    );
}

function index(root, maker, table) {
  const found = madeBy(root, maker);
  const imports = found.map(({ name, file }) => `import { ${name} } from './${file}';\n`);
  const spreads = found.map(({ name }) => `  ...${name},\n`);
  return `${imports.join('')}\nexport const ${table} = {\n${spreads.join('')}};\n`;
}

/** The tables of a folder with one file per area: `errors/tags.ts` exports `tagsErrors`. */
function tableIndex(root, folder, table) {
  const suffix = folder[0].toUpperCase() + folder.slice(1);
  const areas = areasIn(root, folder);
  const imports = areas.map((area) => `import { ${area}${suffix} } from './${folder}/${area}.ts';\n`);
  const spreads = areas.map((area) => `  ...${area}${suffix},\n`);
  return `${imports.join('')}\nexport const ${table} = {\n${spreads.join('')}};\n`;
}

function areasIn(root, folder) {
  return readdirSync(join(root, FOLDER, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .toSorted();
}

/** Exports of contract files: Node imports them directly. */
async function exportsOf(root, files) {
  const modules = files.map(({ file, name }) =>
    import(pathToFileURL(join(root, FOLDER, file)).href).then((exported) => exported[name]),
  );
  return Object.assign({}, ...(await Promise.all(modules)));
}

async function liveNames(root) {
  const names = Object.keys(await exportsOf(root, madeBy(root, 'liveAreas'))).toSorted();
  return `export const LIVE_AREAS = [\n${names.map((name) => `  '${name}',\n`).join('')}] as const;\n`;
}

async function noticeValues(root) {
  const files = areasIn(root, 'notices').map((area) => ({
    file: `notices/${area}.ts`,
    name: `${area}Notices`,
  }));
  const rows = Object.entries(await exportsOf(root, files)).map(
    ([notice, values]) => `  '${notice}': [${values.map((value) => `'${value}'`).join(', ')}],\n`,
  );
  return `export const NOTIFICATION_VALUES = {\n${rows.join('')}} as const;\n`;
}

export async function indexes(root) {
  return {
    [`${FOLDER}/errors.generated.ts`]: tableIndex(root, 'errors', 'errorsOfAreas'),
    [`${FOLDER}/calls.generated.ts`]: index(root, 'calls', 'callsOfAreas'),
    [`${FOLDER}/resources.generated.ts`]: index(root, 'resources', 'resourcesOfAreas'),
    [`${FOLDER}/events.generated.ts`]: index(root, 'historyEvents', 'eventsOfAreas'),
    [`${FOLDER}/live-areas.generated.ts`]: index(root, 'liveAreas', 'permissionsOfLiveAreas'),
    [`${FOLDER}/notices.generated.ts`]: tableIndex(root, 'notices', 'noticesOfAreas'),
    'packages/domain/src/live-areas.generated.ts': await liveNames(root),
    'packages/domain/src/notices.generated.ts': await noticeValues(root),
  };
}
