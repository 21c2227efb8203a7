import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Writes each file's duration and the retried tests to the file named by `CASBAH_TEST_TIMES`. */
export default class TimesReporter implements Reporter {
  readonly #retried: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if ((test.diagnostic()?.retryCount ?? 0) > 0)
      this.#retried.push(`${relative(ROOT, test.module.moduleId)}: ${test.fullName}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const target = process.env.CASBAH_TEST_TIMES;
    if (target === undefined) return;
    const files = Object.fromEntries(
      modules.map((module) => {
        const { duration, collectDuration, setupDuration } = module.diagnostic();
        return [relative(ROOT, module.moduleId), Math.round(duration + collectDuration + setupDuration)];
      }),
    );
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify({ files, retried: this.#retried }));
  }
}
