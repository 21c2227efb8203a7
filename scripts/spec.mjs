// `npm run spec`: joins the passing tests of the last `npm test` with the ledger. A test shows the rows whose ids stand
// in square brackets in its title. `npm run spec -- audit` lists the rows of an area, shown or not.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './prepare.mjs';

const results = join(root, '.casbah', 'test-results');
if (!existsSync(results) || readdirSync(results).length === 0) {
  giveUp('There are no test results yet.', 'Run `npm test` first, then `npm run spec` again.');
}

const rows = readFileSync(join(root, 'spec/ledger.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, doc, section, kind, area, requirement] = line.split('\t');
    return { id, doc, section, kind, area, requirement };
  });
const known = new Set(rows.map((row) => row.id));

const shownBy = new Map();
const unknown = new Set();
for (const file of readdirSync(results)) {
  for (const suite of JSON.parse(readFileSync(join(results, file), 'utf8')).testResults) {
    for (const test of suite.assertionResults) {
      if (test.status !== 'passed') continue;
      for (const [id] of test.fullName.matchAll(/(?<=\[)[A-Z]{2}-[A-Z]\d{3}(?=\])/g)) {
        if (known.has(id)) shownBy.set(id, test.fullName);
        else unknown.add(id);
      }
    }
  }
}
// A row that says `(= ID)` repeats an earlier one: what shows that one shows it.
const repeated = (row) => row.requirement.match(/\(= ([A-Z]{2}-[A-Z]\d{3})/)?.[1];
for (const row of rows) {
  const original = repeated(row);
  if (!shownBy.has(row.id) && original !== undefined && shownBy.has(original))
    shownBy.set(row.id, `repeats ${original}`);
}

const area = process.argv[2];
if (area !== undefined) {
  for (const row of rows.filter((each) => each.area === area)) {
    process.stdout.write(
      `${shownBy.has(row.id) ? 'shown    ' : 'not shown'} ${row.id}  ${row.requirement}\n`,
    );
  }
} else {
  const areas = new Map();
  for (const row of rows) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  for (const [name, list] of [...areas].sort()) {
    const shown = list.filter((row) => shownBy.has(row.id)).length;
    process.stdout.write(
      `${name.padEnd(22)} ${String(shown).padStart(4)} of ${String(list.length).padStart(4)}\n`,
    );
  }
  process.stdout.write(
    `${'all'.padEnd(22)} ${String(shownBy.size).padStart(4)} of ${String(rows.length).padStart(4)}\n`,
  );
}
if (unknown.size > 0) giveUp(`Titles name rows that the ledger does not have: ${[...unknown].join(', ')}`);
