// Areas of the server, `export const tagsArea = area({…})` in `<area>/area.ts`, and what they add to the tests of all
// areas, `export const tagsFixture: Fixture = {…}` in `<area>/fixture.ts`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = 'apps/server/src';

export function indexes(root) {
  const folders = readdirSync(join(root, SERVER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  const found = (file, made) =>
    folders.flatMap((folder) => {
      const path = join(root, SERVER, folder, file);
      const names = existsSync(path) ? namesIn(path, made) : [];
      return names.length > 0 ? [{ folder, file, names }] : [];
    });
  return {
    [`${SERVER}/areas.generated.ts`]: indexOf(found('area.ts', /^export const (\w+Area) = area\(/gm), {
      about: 'Every area of the server; `buildAreas` finds their order.',
      name: 'areas',
    }),
    [`${SERVER}/fixtures.generated.ts`]: indexOf(
      found('fixture.ts', /^export const (\w+Fixture): Fixture = /gm),
      { about: 'What areas add to the tests that hold for all of them.', name: 'fixtures' },
    ),
  };
}

function namesIn(file, made) {
  return [...readFileSync(file, 'utf8').matchAll(made)].map(([, name]) => name).toSorted();
}

function indexOf(found, { about, name }) {
  const imports = found.map(
    ({ folder, file, names }) => `import { ${names.join(', ')} } from './${folder}/${file}';\n`,
  );
  const list = found.flatMap(({ names }) => names).map((one) => `  ${one},\n`);
  return `${imports.join('')}
/** ${about} */
export const ${name} = [
${list.join('')}];
`;
}
