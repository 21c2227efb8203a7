import type { InspectionReport } from './report.ts';
import { verdictJson } from './verdict-json.ts';

/** The report as the API and the command line give it: names in snake case, types by their id. */
export function reportJson(report: InspectionReport, profileNames: ReadonlyMap<string, string> = new Map()) {
  return {
    ...(report.file === undefined ? {} : { file: report.file }),
    type: report.type.id,
    media_type: report.type.mediaType,
    size: report.size,
    ...(report.sha256 === undefined ? {} : { sha256: report.sha256 }),
    characters: report.characters,
    findings: report.findings,
    omitted_findings: report.omittedFindings,
    counts: report.counts,
    kinds: report.kinds,
    profiles: report.verdicts.map((verdict) =>
      verdictJson(verdict, profileNames.get(verdict.profile) ?? verdict.profile),
    ),
    problems: report.problems,
    files: report.files.map(({ type, isEncrypted, hasMacros, ...file }) => ({
      ...file,
      type: type.id,
      media_type: type.mediaType,
      is_encrypted: isEncrypted,
      has_macros: hasMacros,
    })),
    ...(report.text === undefined ? {} : { text: report.text }),
  };
}
