import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { Problem } from '@casbah/inspection/document/problem';
import { openTesseract } from '@casbah/inspection/extract/image/tesseract';
import type { TextRecognition } from '@casbah/inspection/extract/image/text-recognition';
import type { ThreatLists } from '@casbah/inspection/inspect/definitions';
import { AddressSet } from '@casbah/inspection/threats/address-set';
import { HashSet, readHashLine } from '@casbah/inspection/threats/hash-set';
import type { MalwareScanner } from '@casbah/inspection/threats/malware-scanner';
import type { Threat } from '@casbah/inspection/threats/threat';
import { type ClamdAddress, clamd } from './clamd.ts';

/** What the operator provides for inspection. */
export interface InspectionSources {
  /** ClamAV's daemon. */
  readonly clamd: ClamdAddress | undefined;
  /** Files with one hash or address per line. */
  readonly hashesFile: string | undefined;
  readonly addressesFile: string | undefined;
  /** Folder with Tesseract's language data, such as `eng.traineddata.gz`. */
  readonly ocrFolder: string | undefined;
}

/** Reads the lists; throws if a file can't be read. Runs in the inspecting thread. */
export function threatLists({ hashesFile, addressesFile }: InspectionSources): ThreatLists {
  const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split(/\r?\n/);
  return {
    ...(hashesFile === undefined
      ? {}
      : { hashes: new HashSet(linesOf(hashesFile).flatMap((line) => readHashLine(line) ?? [])) }),
    ...(addressesFile === undefined ? {} : { addresses: new AddressSet(linesOf(addressesFile)) }),
  };
}

/** Text recognition in pictures, if the tesseract.js package and language data are installed. */
export async function ocrOf({ ocrFolder }: InspectionSources): Promise<TextRecognition | undefined> {
  if (ocrFolder === undefined) return undefined;
  const languages = readdirSync(ocrFolder).flatMap(
    (file) => /^(\w+)\.traineddata\.gz$/.exec(file)?.[1] ?? [],
  );
  return openTesseract({ languageData: ocrFolder, languages });
}

export const scannerOf = ({ clamd: address }: InspectionSources): MalwareScanner | undefined =>
  address === undefined ? undefined : clamd(address);

/** A document on its way to inspection that a malware scanner reads along. */
export interface ScannedAlong {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** After all bytes were read. */
  verdict(): Promise<{ readonly threats: readonly Threat[]; readonly problems: readonly Problem[] }>;
}

export function scannedAlong(
  bytes: AsyncIterable<Uint8Array>,
  scanner: MalwareScanner,
  signal: AbortSignal,
): ScannedAlong {
  const copy = new PassThrough();
  const scan = scanner.scan(copy, signal);
  return {
    bytes: (async function* () {
      try {
        for await (const chunk of bytes) {
          // A scanner that has ended reads no more: it isn't waited for.
          if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), scan]);
          yield chunk;
        }
      } finally {
        copy.end();
      }
    })(),
    async verdict() {
      const found = await scan;
      switch (found.verdict) {
        case 'clean':
          return { threats: [], problems: [] };
        case 'infected':
          return { threats: [{ kind: 'malware', name: found.name, source: 'scanner' }], problems: [] };
        case 'failed':
          return {
            threats: [],
            problems: [{ code: 'malware_scan_failed', path: [], detail: `${scanner.name}: ${found.reason}` }],
          };
      }
    },
  };
}
