import type { Service, Trait } from '../catalogue/catalogue.ts';
import { hasCompanyInstances } from '../catalogue/instance.ts';
import { isMuchAbused, topLevelDomain } from './abused-domains.ts';
import type { AttributeKey } from './attributes.ts';
import { type CategoryFact, type CategoryNature, natureOf } from './category-nature.ts';
import { protectionIn } from './data-protection.ts';

/** What is answered about one attribute of a service. */
export interface Finding {
  answer: 'yes' | 'no' | 'unknown';
  /** 0 not risky, 1 a little, 2 in part or not known, 3 in full. */
  severity: 0 | 1 | 2 | 3;
  basis: 'catalogue' | 'derived' | 'category' | 'unknown';
  evidence: string;
}

export interface Findings {
  byAttribute: Readonly<Record<AttributeKey, Finding>>;
  /** Whether enough is known to say anything at all. */
  researched: boolean;
}

/** Answers every attribute from what the catalogue knows. Nothing is looked up, nothing is guessed. */
export function findings(service: Service): Findings {
  const nature = natureOf(service.category);
  const has = (trait: Trait): boolean => service.traits?.includes(trait) ?? false;
  const byCategory = (fact: CategoryFact | undefined, otherwise: string): Finding =>
    fact === undefined
      ? { answer: 'no', severity: 0, basis: 'category', evidence: otherwise }
      : { answer: 'yes', severity: fact.extent, basis: 'category', evidence: fact.why };

  const takesData: Finding =
    has('public') && nature.takes_data === undefined
      ? yes(3, 'Its users put content into it.')
      : byCategory(nature.takes_data, 'Services of its category are used without putting in files or text.');
  const byAttribute: Record<AttributeKey, Finding> = {
    takes_data: takesData,
    open_sharing: has('public')
      ? yes(3, 'What its users put in is public, or open to whoever has the link.')
      : byCategory(nature.open_sharing, 'Services of its category do not publish what is put in.'),
    no_account: withoutAccount(nature, has, takesData.severity),
    evades_controls: byCategory(
      nature.evades_controls,
      'Services of its category are not made to get around controls.',
    ),
    harmful_content: byCategory(
      nature.harmful_content,
      'Services of its category are not known for malware, unlawful or unfit content.',
    ),
    reuses_input: byCategory(
      nature.reuses_input,
      'Services of its category are not known to learn from what is entered.',
    ),
    for_companies: forCompanies(service, nature, has, takesData.severity >= 2),
    hides_content: has('end-to-end')
      ? yes(
          3,
          'Content is encrypted on the way from user to user: neither vendor nor gateway can look into it.',
        )
      : unknown(0, 'Nothing is known of encryption between users; it adds nothing.'),
    personal_data: byCategory(
      nature.personal_data,
      'Services of its category do not hold data on many people by what they are for.',
    ),
    vendor_named: vendorNamed(service),
    headquarters_adequate: headquartersAdequate(service),
    abused_domain: abusedDomain(service),
  };
  return { byAttribute, researched: isResearched(service, nature) };
}

function yes(severity: 1 | 2 | 3, evidence: string): Finding {
  return { answer: 'yes', severity, basis: 'catalogue', evidence };
}

function unknown(severity: 0 | 1 | 2, evidence: string): Finding {
  return { answer: 'unknown', severity, basis: 'unknown', evidence };
}

/** Where nothing is put in and nothing dangerous fetched, using a service unknown is no great matter. */
function withoutAccount(
  nature: CategoryNature,
  has: (trait: Trait) => boolean,
  takesData: Finding['severity'],
): Finding {
  if (nature.no_account !== undefined)
    return {
      answer: 'yes',
      severity: nature.no_account.extent,
      basis: 'category',
      evidence: nature.no_account.why,
    };
  if (!has('no-account')) return unknown(0, 'Nothing is known of use without an account; it adds nothing.');
  const matters =
    takesData >= 2 ||
    [nature.evades_controls, nature.harmful_content].some((fact) => fact !== undefined && fact.extent >= 2);
  return matters
    ? yes(3, 'It can be used without an account, so its vendor cannot tell who used it.')
    : yes(1, 'It can be used without an account; little is put into it.');
}

function forCompanies(
  service: Service,
  nature: CategoryNature,
  has: (trait: Trait) => boolean,
  holdsData: boolean,
): Finding {
  if (hasCompanyInstances(service))
    return {
      answer: 'yes',
      severity: 0,
      basis: 'derived',
      evidence: 'Companies get hosts of their own, which tell their traffic from private use.',
    };
  if (has('business'))
    return { answer: 'yes', severity: 0, basis: 'catalogue', evidence: 'It is offered to companies.' };
  // A service that holds no data of the company needs no contract with it as much.
  const severity = holdsData ? 3 : 1;
  if (has('consumer'))
    return {
      answer: 'no',
      severity,
      basis: 'catalogue',
      evidence: 'It is made for private people: no contract, no administration by the company.',
    };
  switch (nature.for_companies?.answer) {
    case 'yes':
      return { answer: 'yes', severity: 0, basis: 'category', evidence: nature.for_companies.why };
    case 'no':
      return { answer: 'no', severity, basis: 'category', evidence: nature.for_companies.why };
    default:
      return unknown(holdsData ? 2 : 1, 'It is not known whether it is offered to companies.');
  }
}

function vendorNamed({ vendor }: Service): Finding {
  return vendor === undefined
    ? unknown(2, 'The catalogue knows no company or organisation behind it.')
    : { answer: 'yes', severity: 0, basis: 'catalogue', evidence: `It is a service of ${vendor}.` };
}

function headquartersAdequate({ headquarters }: Service): Finding {
  if (headquarters === undefined) return unknown(2, 'The country of its headquarters is not known.');
  const protection = protectionIn(headquarters);
  const derived = { basis: 'derived' } as const;
  switch (protection.extent) {
    case 'eea':
      return {
        ...derived,
        answer: 'yes',
        severity: 0,
        evidence: `${headquarters} is in the European Economic Area.`,
      };
    case 'adequate':
      return {
        ...derived,
        answer: 'yes',
        severity: 0,
        evidence: `The European Commission has found data protection in ${headquarters} adequate.`,
      };
    case 'in-part':
      return {
        ...derived,
        answer: 'unknown',
        severity: 1,
        evidence: `The European Commission has found data protection in ${headquarters} adequate in part: ${protection.limit}. Whether that holds for this vendor is not known.`,
      };
    case 'none':
      return {
        ...derived,
        answer: 'no',
        severity: 3,
        evidence: `${headquarters} is outside the European Economic Area, without a decision of the European Commission that data protection is adequate.`,
      };
  }
}

function abusedDomain({ domains }: Service): Finding {
  const [domain] = domains;
  if (domain === undefined) return unknown(0, 'It has no domain in the catalogue.');
  const ending = `.${topLevelDomain(domain)}`;
  return isMuchAbused(domain)
    ? {
        answer: 'yes',
        severity: 3,
        basis: 'derived',
        evidence: `More than one in a hundred names under ${ending} was reported for phishing within a year.`,
      }
    : {
        answer: 'no',
        severity: 0,
        basis: 'derived',
        evidence: `${ending} is not among the much abused top-level domains.`,
      };
}

/** Without vendor, headquarters and any trait, only a category that is risky in itself allows a word about a service. */
function isResearched(service: Service, nature: CategoryNature): boolean {
  if (service.vendor !== undefined || service.headquarters !== undefined) return true;
  if (service.traits !== undefined && service.traits.length > 0) return true;
  return [nature.open_sharing, nature.no_account, nature.evades_controls, nature.harmful_content].some(
    (fact) => fact !== undefined && fact.extent >= 2,
  );
}
