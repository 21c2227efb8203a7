import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = 'packages/messages/src';
/** Folder of the indexes that join one kind of messages of all areas. */
const JOINED = 'every-area';
const LANGUAGES = { 'en-us': 'en', es: 'es', fr: 'fr', de: 'de', ja: 'ja' };

/** Kinds of messages that load as one part for all areas, and the part's name. */
const JOINED_PARTS = {
  errors: 'administrationErrorWords',
  history: 'changeWords',
  jobs: 'jobNameWords',
  routes: 'routeWords',
};
/** The same for the server only: console builds must not find them. */
const SERVER_PARTS = { mails: 'mailWords', notices: 'noticeWords' };

const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const lines = (list) => `${list.join('\n')}\n`;

/** All groups of messages: `{area: 'tags', group: 'history'}`, from the folders with English. */
function groupsBelow(source) {
  return foldersBelow(source)
    .filter((area) => area !== JOINED)
    .flatMap((area) =>
      foldersBelow(join(source, area))
        .filter((group) => existsSync(join(source, area, group, 'en.ts')))
        .map((group) => ({ area, group })),
    );
}

function foldersBelow(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Messages of widgets are named by content, not by area. */
function partOf({ area, group }) {
  if (area === 'widgets') return `${camel(group)}Words`;
  return group === 'words' ? `${camel(area)}Words` : `${camel(`${area}-${group}`)}Words`;
}

/** A part: one module per language, loaded on demand. */
function part(name, fileOf) {
  return [
    `export const ${name} = {`,
    ...Object.entries(LANGUAGES).map(
      ([language, file]) =>
        `  ${language.includes('-') ? `'${language}'` : language}: async () => (await import('${fileOf(file)}')).words,`,
    ),
    '} satisfies WordPart;',
  ];
}

function partsIndex(parts) {
  return lines([
    "import type { WordPart } from '../word-part.ts';",
    ...parts.flatMap(([name, fileOf]) => ['', ...part(name, fileOf)]),
  ]);
}

/** All areas' messages of one kind, in one language. */
function joined(groups, language) {
  const imports = groups.map(({ area, group }) => [
    `../../${area}/${group}/${language}.ts`,
    `{ words as ${camel(`${area}-${group}`)} }`,
  ]);
  const isEnglish = language === 'en';
  const header = imports.map(([from, names]) => `import ${names} from '${from}';`);
  if (!isEnglish)
    header.push(
      "import type { WordsOf } from '../../words-of.ts';",
      "import type { words as english } from './en.generated.ts';",
    );
  return lines([
    ...header,
    '',
    `export const words${isEnglish ? '' : ': WordsOf<typeof english>'} = {`,
    ...groups.map(({ area, group }) => `  ...${camel(`${area}-${group}`)},`),
    '};',
  ]);
}

/** Message indexes: one file per area for what its pages load, and the joined kinds in each language. */
export function indexes(root) {
  const groups = groupsBelow(join(root, SOURCE));
  const files = {};
  const isJoined = ({ group }) =>
    group.startsWith('start') || Object.hasOwn(JOINED_PARTS, group) || Object.hasOwn(SERVER_PARTS, group);

  const later = Map.groupBy(
    groups.filter((one) => !isJoined(one)),
    ({ area }) => area,
  );
  for (const [area, parts] of later) {
    // Two apps, two indexes: neither loads the file names of the other.
    const { index = [], 'signed-out': signedOut = [] } = Object.groupBy(parts, ({ group }) =>
      group.startsWith('signed-out') ? 'signed-out' : 'index',
    );
    for (const [name, some] of [
      ['index', index],
      ['signed-out', signedOut],
    ])
      if (some.length > 0)
        files[`${SOURCE}/${area}/${name}.generated.ts`] = partsIndex(
          some.map((one) => [partOf(one), (file) => `./${one.group}/${file}.ts`]),
        );
  }

  for (const [kind, has] of [
    ...[...Object.keys(JOINED_PARTS), ...Object.keys(SERVER_PARTS), 'start-errors'].map((kind) => [
      kind,
      (group) => group === kind,
    ]),
    ['start', (group) => group.startsWith('start')],
  ])
    for (const language of Object.values(LANGUAGES))
      files[`${SOURCE}/${JOINED}/${kind}/${language}.generated.ts`] = joined(
        groups.filter(({ group }) => has(group)),
        language,
      );

  for (const [name, parts] of [
    ['index', JOINED_PARTS],
    ['server', SERVER_PARTS],
  ])
    files[`${SOURCE}/${JOINED}/${name}.generated.ts`] = partsIndex(
      Object.entries(parts).map(([kind, part]) => [part, (file) => `./${kind}/${file}.generated.ts`]),
    );
  return files;
}
