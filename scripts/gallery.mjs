// `npm run gallery`: every widget in its states, in Storybook on http://127.0.0.1:6006 (`CASBAH_GALLERY_PORT`).
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureDependencies, environment, nodePath, root } from './prepare.mjs';

ensureDependencies();
const widgets = join(root, 'packages', 'widgets');
const storybook = createRequire(join(widgets, 'package.json')).resolve('storybook/internal/bin/dispatcher');
const done = spawnSync(
  nodePath(),
  [storybook, 'dev', '--ci', '--host', '127.0.0.1', '--port', process.env.CASBAH_GALLERY_PORT ?? '6006'],
  { cwd: widgets, stdio: 'inherit', env: environment() },
);
process.exit(done.status ?? 1);
