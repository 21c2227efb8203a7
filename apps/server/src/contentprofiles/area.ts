import type { DictionaryTerm } from '@casbah/domain/content-dictionary';
import type { CustomIdentifier } from '@casbah/domain/custom-identifier';
import { area } from '../areas/define.ts';
import { ContentChoicesReader } from './choices.ts';
import { type CompanyContent, CompanyContents } from './company-content.ts';
import { ContentDefinitions } from './definitions.ts';
import { hasIncludedDictionary, identifierById } from './included.ts';
import { PatternThread, PatternTooSlow } from './pattern-thread.ts';
import { type PatternWords, patternWords, SLOW_PATTERN } from './pattern-words.ts';
import { contentprofilesResource } from './resource.ts';
import { contentprofilesHandlers } from './routes.ts';
import { ContentProfilesService } from './service.ts';
import type { IdentifierProblem } from './trying-patterns.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** What companies define for content inspection: names, limits, uses and history of every kind. */
    contentDefinitions: ContentDefinitions;
    /** Everything that a company defines for content inspection, with a version that changes with it. */
    contentOf: (tenant: string) => Promise<CompanyContent>;
    /** The terms of a company's dictionary. */
    dictionaryTermsOf: (tenant: string, dictionary: string) => Promise<readonly DictionaryTerm[]>;
    /** Finds what is wrong with a data identifier: its pattern, or the example that doesn't behave as stated. */
    identifierProblem: (
      identifier: CustomIdentifier,
    ) => Promise<PatternWords | Exclude<IdentifierProblem, { problem: unknown }> | null>;
  }
}

export const contentprofilesArea = area({
  name: 'contentprofiles',
  needs: ['control', 'clock', 'seal', 'onFault'],
  gives: ['contentDefinitions', 'contentOf', 'dictionaryTermsOf', 'identifierProblem'],
  build({ control, clock, seal, onFault }) {
    const definitions = new ContentDefinitions({
      control,
      clock,
      included: {
        hasIdentifier: (id) => identifierById(id) !== undefined,
        hasDictionary: hasIncludedDictionary,
      },
    });
    const patterns = new PatternThread();
    const service = new ContentProfilesService({ definitions, patterns });
    const choices = new ContentChoicesReader({ definitions, control });
    const contents = new CompanyContents({ control, seal, onFault });
    return {
      handlers: contentprofilesHandlers({ service, choices, patterns }),
      resources: contentprofilesResource(service),
      stop: () => patterns.stop(),
      provides: {
        contentDefinitions: definitions,
        contentOf: (tenant) => contents.of(tenant),
        dictionaryTermsOf: (tenant, dictionary) => contents.termsOf(tenant, dictionary),
        identifierProblem: async (identifier) => {
          try {
            const problem = await patterns.identifierProblem(identifier);
            return problem !== null && 'problem' in problem ? patternWords(problem.problem) : problem;
          } catch (error) {
            if (error instanceof PatternTooSlow) return SLOW_PATTERN;
            throw error;
          }
        },
      },
    };
  },
});
