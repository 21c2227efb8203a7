import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const WIDGETS = fileURLToPath(new URL('../../../../packages/widgets/src', import.meta.url));
/** Built as the gallery and the console are. */
const CONFIG = fileURLToPath(new URL('../../../../packages/widgets/gallery/vite.config.ts', import.meta.url));
/** What a page of the console has anyway, with what React Aria's components are made of: it isn't the charts that bring it. */
const THERE_ANYWAY =
  /^(react|react-dom|react-intl|react-aria-components|react-aria|react-stately|@formatjs|@internationalized)(\/|$)/;
const KIB = 1024;

/** Components that draw in a chart frame, including its parts. New charts are found automatically. */
function chartFiles(): readonly string[] {
  const all = readdirSync(WIDGETS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file),
  );
  return all.filter(
    (file) =>
      /^(chart-frame|sparkline|timeline)\//.test(file) ||
      readFileSync(join(WIDGETS, file), 'utf8').includes("from '../chart-frame/"),
  );
}

async function sizeOf(
  files: readonly string[],
): Promise<{ script: number; style: number; modules: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'casbah-charts-'));
  try {
    const entry = join(folder, 'charts.ts');
    const lines = files.map(
      (file, index) => `export * as chart${index} from ${JSON.stringify(join(WIDGETS, file))};`,
    );
    await writeFile(entry, lines.join('\n'));
    const result = await build({
      configFile: CONFIG,
      logLevel: 'error',
      build: {
        target: 'es2023',
        write: false,
        minify: true,
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: (id) => THERE_ANYWAY.test(id),
        },
      },
    });
    const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
      'output' in one ? one.output : [],
    );
    const zipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;
    const chunks = outputs.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
    const assets = outputs.filter((one): one is Rolldown.OutputAsset => one.type === 'asset');
    return {
      script: chunks.reduce((sum, { code }) => sum + zipped(code), 0),
      style: assets.reduce((sum, { source }) => sum + zipped(source), 0),
      modules: chunks.flatMap((chunk) => chunk.moduleIds),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('all charts together take at most 71 KiB, zipped, without the borders of the world', async () => {
  const files = chartFiles();
  expect(files.length).toBeGreaterThan(15);
  const { script, style, modules } = await sizeOf(files);
  console.info(
    `charts: ${files.length} files, scripts ${(script / KIB).toFixed(1)} KiB, styles ${(style / KIB).toFixed(1)} KiB`,
  );
  expect(modules.some((id) => id.includes('world-atlas'))).toBe(false);
  expect(script + style).toBeLessThanOrEqual(71 * KIB);
});

test('one chart does not bring the others', async () => {
  const { modules } = await sizeOf(['vertical-bars/VerticalBars.tsx']);
  const others = chartFiles()
    .map((file) => file.split('/')[0])
    .filter((folder) => folder !== 'chart-frame' && folder !== 'vertical-bars');
  expect(modules.filter((id) => others.some((folder) => id.includes(`/widgets/src/${folder}/`)))).toEqual([]);
});
