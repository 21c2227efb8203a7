// Replaces the served build of the console while pages of the old one are open.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const RECORD = '.builds.json';
/** Pages stay open over a long weekend, and browsers restore them later. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
/** A limit, so that frequent builds don't fill the disk. */
const KEPT_BUILDS = 10;

/** Every file below a folder, by relative path. */
function filesBelow(folder, prefix = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(join(folder, entry.name), path) : [path];
  });
}

function isAsset(path) {
  return path.startsWith('assets/');
}

/** Builds still in the folder, newest first, with their date and assets. */
function buildsOf(folder, now) {
  const record = join(folder, RECORD);
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8'));
  const assets = filesBelow(folder).filter(isAsset);
  return assets.length === 0 ? [] : [{ at: now, assets }];
}

/**
 * Moves `next` into `served`, assets before pages, so no page names a missing file. Assets of earlier builds stay for
 * open pages: up to 30 days and ten builds. Names contain a content hash, so builds never overwrite each other.
 */
export function replaceBuild(next, served, now = Date.now()) {
  const earlier = buildsOf(served, now);
  const files = filesBelow(next);
  const assets = files.filter(isAsset);
  // A build's replacement date is that of its successor, so the newest earlier one is replaced now.
  const kept = [{ at: now, assets }, ...earlier].filter(
    (_, place, builds) => place === 0 || (place <= KEPT_BUILDS && now - builds[place - 1].at <= KEPT_FOR_MS),
  );
  for (const path of [...assets, ...files.filter((path) => !isAsset(path))]) {
    const target = join(served, path);
    mkdirSync(join(target, '..'), { recursive: true });
    const beside = `${target}.new`;
    copyFileSync(join(next, path), beside);
    renameSync(beside, target);
  }
  const wanted = new Set([...files, ...kept.flatMap((build) => build.assets)]);
  for (const path of filesBelow(served)) if (!wanted.has(path)) rmSync(join(served, path));
  writeFileSync(join(served, RECORD), JSON.stringify(kept));
  rmSync(next, { recursive: true, force: true });
}
