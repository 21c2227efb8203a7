// `npm run spec`: joins passing tests of the last `npm test` with the ledger, by row IDs in their titles. *Waiting*: all tests
// of a row cover only code that no page, call or command uses. `npm run spec -- audit` lists the rows of an area.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies, giveUp, nodePath, root } from './prepare.mjs';

const results = join(root, '.casbah', 'test-results');
if (!existsSync(results) || readdirSync(results).length === 0) {
  giveUp('There are no test results yet.', 'Run `npm test` first, then `npm run spec` again.');
}
ensureDependencies();
// The parser needs a newer Node than the one that may have started this.
if (realpathSync(nodePath()) !== realpathSync(process.execPath)) {
  const self = fileURLToPath(import.meta.url);
  process.exit(spawnSync(nodePath(), [self, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
}
const { Reach } = await import('./reach.mjs');

const rows = readFileSync(join(root, 'spec/ledger.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, doc, section, kind, area, requirement] = line.split('\t');
    return { id, doc, section, kind, area, requirement };
  });
const known = new Set(rows.map((row) => row.id));

const reach = new Reach(root);
const states = new Map();
const unknown = new Set();
for (const file of readdirSync(results).filter((name) => name.endsWith('.json'))) {
  for (const suite of JSON.parse(readFileSync(join(results, file), 'utf8')).testResults) {
    for (const test of suite.assertionResults) {
      if (test.status !== 'passed') continue;
      for (const [id] of test.fullName.matchAll(/(?<=\[)[A-Z]{2}-[A-Z]\d{3}(?=\])/g)) {
        if (!known.has(id)) unknown.add(id);
        else if (states.get(id) !== 'shown')
          states.set(
            id,
            reach.isReached(relative(root, suite.name), test.location?.line) ? 'shown' : 'waiting',
          );
      }
    }
  }
}
// A row that says `(= ID)` repeats an earlier one, and shares its tests.
const repeated = (row) => row.requirement.match(/\(= ([A-Z]{2}-[A-Z]\d{3})/)?.[1];
for (const row of rows) {
  const original = states.get(repeated(row));
  if (original !== undefined && states.get(row.id) !== 'shown') states.set(row.id, original);
}
const stateOf = ({ id }) => states.get(id) ?? 'not shown';

const print = (name, list) => {
  const count = (state) => String(list.filter((row) => stateOf(row) === state).length).padStart(4);
  process.stdout.write(
    `${name.padEnd(22)} ${count('shown')} shown, ${count('waiting')} waiting of ${String(list.length).padStart(4)}\n`,
  );
};

const area = process.argv[2];
if (area !== undefined) {
  for (const row of rows.filter((each) => each.area === area))
    process.stdout.write(`${stateOf(row).padEnd(9)} ${row.id}  ${row.requirement}\n`);
} else {
  for (const [name, list] of [...Map.groupBy(rows, (row) => row.area)].sort()) print(name, list);
  print('all', rows);
}
if (unknown.size > 0) giveUp(`Titles name rows that the ledger does not have: ${[...unknown].join(', ')}`);
