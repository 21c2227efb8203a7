import { QUESTION_KEYS, type QuestionKey } from '@casbah/domain/risk-question';
import type { EvidenceKey } from '@casbah/domain/score';
import { OTHER_VENDOR_SERVICES } from '@casbah/domain/service-category';
import type { Service, Trait } from '../catalogue/catalogue.ts';
import { hasCompanyInstances } from '../catalogue/instance.ts';
import { isMuchAbused, topLevelDomain } from './abused-domains.ts';
import type { Answer, Severity } from './answer.ts';
import { type CategoryFact, type CategoryNature, natureOf } from './category-nature.ts';
import { protectionIn } from './data-protection.ts';

/** The catalog's answer to one question. */
type Finding = Answer & { severity: Severity };

export interface Findings {
  byAttribute: ReadonlyMap<QuestionKey, Finding>;
  /** Whether enough is known for a score. */
  researched: boolean;
}

/** Answers derived from the catalog: what a service is and does. No lookups, no guesses. */
export function findings(service: Service): Findings {
  const nature = natureOf(service.category);
  const has = (trait: Trait): boolean => service.traits?.includes(trait) ?? false;

  const takesData: Finding =
    has('public') && nature.takes_data === undefined
      ? yes(3, 'users_put_content_in')
      : byCategory(nature.takes_data, 'nothing_put_in');
  const found: Partial<Record<QuestionKey, Finding>> = {
    takes_data: takesData,
    open_sharing: has('public')
      ? yes(3, 'public_or_by_link')
      : byCategory(nature.open_sharing, 'not_published'),
    no_account: withoutAccount(nature, has, takesData.severity),
    evades_controls: byCategory(nature.evades_controls, 'controls_kept'),
    harmful_content: byCategory(nature.harmful_content, 'no_known_harm'),
    reuses_input: byCategory(nature.reuses_input, 'no_known_learning'),
    for_companies: forCompanies(service, nature, has, takesData.severity >= 2),
    hides_content: has('end-to-end') ? yes(3, 'end_to_end') : unknown(0, 'encryption_unknown'),
    personal_data: byCategory(nature.personal_data, 'not_on_many_people'),
    vendor_named: vendorNamed(service),
    headquarters_adequate: headquartersAdequate(service),
    abused_domain: abusedDomain(service),
  };
  return { byAttribute: mapOf(found), researched: isResearched(service, nature) };
}

function mapOf(found: Partial<Record<QuestionKey, Finding>>): ReadonlyMap<QuestionKey, Finding> {
  return new Map(
    QUESTION_KEYS.flatMap((key) => {
      const finding = found[key];
      return finding === undefined ? [] : [[key, finding] as const];
    }),
  );
}

function yes(severity: Severity, key: EvidenceKey): Finding {
  return { value: 'yes', severity, basis: 'catalogue', evidence: { key } };
}

function unknown(severity: 0 | 1 | 2, key: EvidenceKey): Finding {
  return { value: 'unknown', severity, basis: 'unknown', evidence: { key } };
}

function byCategory(fact: CategoryFact | undefined, otherwise: EvidenceKey): Finding {
  return fact === undefined
    ? { value: 'no', severity: 0, basis: 'category', evidence: { key: otherwise } }
    : { value: 'yes', severity: fact.extent, basis: 'category', evidence: { key: fact.why } };
}

/** Without uploads and without dangerous downloads, anonymous use adds little risk. */
function withoutAccount(
  nature: CategoryNature,
  has: (trait: Trait) => boolean,
  takesData: Finding['severity'],
): Finding {
  if (nature.no_account !== undefined) return byCategory(nature.no_account, 'account_unknown');
  if (!has('no-account')) return unknown(0, 'account_unknown');
  const matters =
    takesData >= 2 ||
    [nature.evades_controls, nature.harmful_content].some((fact) => fact !== undefined && fact.extent >= 2);
  return matters ? yes(3, 'users_untold') : yes(1, 'little_put_in');
}

function forCompanies(
  service: Service,
  nature: CategoryNature,
  has: (trait: Trait) => boolean,
  holdsData: boolean,
): Finding {
  if (hasCompanyInstances(service))
    return { value: 'yes', severity: 0, basis: 'derived', evidence: { key: 'company_hosts' } };
  if (has('business')) return yes(0, 'offered_to_companies');
  // A service without company data needs a contract less urgently.
  const severity = holdsData ? 3 : 1;
  if (has('consumer'))
    return { value: 'no', severity, basis: 'catalogue', evidence: { key: 'made_for_private_people' } };
  const { for_companies: fact } = nature;
  if (fact === undefined) return unknown(holdsData ? 2 : 1, 'companies_unknown');
  return {
    value: fact.answer,
    severity: fact.answer === 'yes' ? 0 : severity,
    basis: 'category',
    evidence: { key: fact.why },
  };
}

function vendorNamed({ vendor }: Service): Finding {
  return vendor === undefined
    ? unknown(2, 'vendor_unknown')
    : { value: 'yes', severity: 0, basis: 'catalogue', evidence: { key: 'vendor_known', vendor } };
}

function headquartersAdequate({ headquarters: country }: Service): Finding {
  if (country === undefined) return unknown(2, 'headquarters_unknown');
  const protection = protectionIn(country);
  const basis = 'derived';
  const countries = [country];
  switch (protection.extent) {
    case 'eea':
      return { value: 'yes', severity: 0, basis, evidence: { key: 'in_eea', country }, countries };
    case 'adequate':
      return { value: 'yes', severity: 0, basis, evidence: { key: 'adequate', country }, countries };
    case 'in-part': {
      const key = protection.for === 'businesses' ? 'adequate_for_businesses' : 'adequate_if_certified';
      return { value: 'unknown', severity: 1, basis, evidence: { key, country }, countries };
    }
    case 'none':
      return { value: 'no', severity: 3, basis, evidence: { key: 'not_adequate', country }, countries };
  }
}

function abusedDomain({ domains }: Service): Finding {
  const [domain] = domains;
  if (domain === undefined) return unknown(0, 'no_domain');
  const ending = `.${topLevelDomain(domain)}`;
  return isMuchAbused(domain)
    ? { value: 'yes', severity: 3, basis: 'derived', evidence: { key: 'ending_abused', ending } }
    : { value: 'no', severity: 0, basis: 'derived', evidence: { key: 'ending_not_abused', ending } };
}

/** Without vendor, headquarters and traits, only an inherently risky category allows a score. */
function isResearched(service: Service, nature: CategoryNature): boolean {
  // The vendor is known, but not the service.
  if (service.category === OTHER_VENDOR_SERVICES) return false;
  if (service.vendor !== undefined || service.headquarters !== undefined) return true;
  if (service.traits !== undefined && service.traits.length > 0) return true;
  return [nature.open_sharing, nature.no_account, nature.evades_controls, nature.harmful_content].some(
    (fact) => fact !== undefined && fact.extent >= 2,
  );
}
