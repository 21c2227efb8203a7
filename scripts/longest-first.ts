import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Milliseconds per file, committed from an earlier run, for fresh clones. */
const COMMITTED = `${ROOT}scripts/test-times.json`;
/** The same from the last runs on this machine. */
const LAST_RUNS = `${ROOT}.casbah/test-times/`;

function readTimes(): ReadonlyMap<string, number> {
  const files = [COMMITTED];
  if (existsSync(LAST_RUNS)) files.push(...readdirSync(LAST_RUNS).map((name) => `${LAST_RUNS}${name}`));
  const times = new Map<string, number>();
  for (const file of files) {
    const { files: read }: { files: Record<string, number> } = JSON.parse(readFileSync(file, 'utf8'));
    for (const [path, milliseconds] of Object.entries(read)) times.set(path, milliseconds);
  }
  return times;
}

/** Starts the longest files of each project first: if one started last, the run would have to wait for it alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const times = readTimes();
    const timeOf = ({ moduleId }: TestSpecification) => times.get(relative(ROOT, moduleId)) ?? 0;
    const sorted = await super.sort(files);
    // Files of a project stay together: those that share a worker must run consecutively.
    const ofProjects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...ofProjects.values()].flatMap((own) =>
      own.toSorted((one, other) => timeOf(other) - timeOf(one)),
    );
  }
}
