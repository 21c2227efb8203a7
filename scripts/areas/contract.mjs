// An area's file in the contract exports its calls, `export const tagsCalls = calls({…})`, and its resources behind the
// generic proxy, `export const tagsResources = resources({…})`. Its errors are in `errors/<area>.ts`, apart from the calls that
// name them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'packages/contract/src';

/** What the files export that is made by `maker`. */
function madeBy(root, maker) {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.ts') && !/\.(test|generated)\.ts$/.test(name))
    .toSorted()
    .flatMap((file) =>
      [
        ...readFileSync(join(root, FOLDER, file), 'utf8').matchAll(/^export const (\w+) = (\w+)\(\{$/gm),
      ].flatMap(([, name, made]) => (made === maker ? [{ name, file }] : [])),
    );
}

function index(root, maker, table) {
  const found = madeBy(root, maker);
  const imports = found.map(({ name, file }) => `import { ${name} } from './${file}';\n`);
  const spreads = found.map(({ name }) => `  ...${name},\n`);
  return `${imports.join('')}\nexport const ${table} = {\n${spreads.join('')}};\n`;
}

function errorsIndex(root) {
  const areas = readdirSync(join(root, FOLDER, 'errors'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .toSorted();
  const imports = areas.map((area) => `import { ${area}Errors } from './errors/${area}.ts';\n`);
  const spreads = areas.map((area) => `  ...${area}Errors,\n`);
  return `${imports.join('')}\nexport const errorsOfAreas = {\n${spreads.join('')}};\n`;
}

export function indexes(root) {
  return {
    [`${FOLDER}/errors.generated.ts`]: errorsIndex(root),
    [`${FOLDER}/calls.generated.ts`]: index(root, 'calls', 'callsOfAreas'),
    [`${FOLDER}/resources.generated.ts`]: index(root, 'resources', 'resourcesOfAreas'),
    [`${FOLDER}/events.generated.ts`]: index(root, 'historyEvents', 'eventsOfAreas'),
  };
}
