import type { POLICY_SORTS, PolicySummary } from '@casbah/contract/policies';
import { compareNames } from '@casbah/domain/compare-names';
import { evaluateRow, type RowValue } from '@casbah/domain/filter/evaluate-row';
import { POLICY_LIST_FIELDS, type PolicyListField } from '@casbah/domain/policy/policy-list';
import { SEVERITIES } from '@casbah/domain/policy/response';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listPolicies } from '@casbah/stores/control/policies/policies';
import { policySetState } from '@casbah/stores/control/policies/policy-set';
import type { Provided } from '../areas/provided.ts';
import { readFilter } from '../http/filter.ts';
import { alertRuleSummary, policySummary } from './wire.ts';

type SortField = (typeof POLICY_SORTS)[number];
type PolicySort = SortField | `-${SortField}`;

interface AskedPage {
  filter?: string | undefined;
  sort: PolicySort;
  limit: number;
  offset: number;
}

interface Parts extends Pick<Provided, 'alertRules'> {
  control: ControlStore;
}

/** A company's policies with its alert rules, filtered in memory: there are at most a few thousand. */
export class PolicyList {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async page(
    tenant: string,
    { filter, sort, limit, offset }: AskedPage,
  ): Promise<{ policies: PolicySummary[]; total: number; version: number }> {
    const { policies, version } = await this.#read(tenant, filter);
    policies.sort(ORDERS[sort]);
    return { policies: policies.slice(offset, offset + limit), total: policies.length, version };
  }

  /** IDs of matching policies in their order, without alert rules. */
  async ids(tenant: string, filter: string | undefined): Promise<string[]> {
    const { policies } = await this.#read(tenant, filter);
    return policies.flatMap(({ id, edited_as }) => (edited_as === 'policy' ? [id] : []));
  }

  async #read(
    tenant: string,
    filter: string | undefined,
  ): Promise<{ policies: PolicySummary[]; version: number }> {
    const asked = readFilter(filter, POLICY_LIST_FIELDS);
    const { control, alertRules } = this.#parts;
    const { all, version } = await control.inTenant(tenant, async (tx) => ({
      all: [
        ...(await listPolicies(tx)).map(policySummary),
        ...(await alertRules.list(tx)).map(alertRuleSummary),
      ],
      version: (await policySetState(tx)).version,
    }));
    return {
      policies: all.filter((policy) =>
        evaluateRow(asked, POLICY_LIST_FIELDS, (field) => fieldValue(policy, field)),
      ),
      version,
    };
  }
}

function fieldValue(policy: PolicySummary, field: PolicyListField): RowValue {
  switch (field) {
    case 'text':
      return [policy.name, policy.description, policy.condition];
    case 'draft':
      return policy.has_draft ? 'yes' : 'no';
    case 'response':
      return policy.responses;
    case 'created':
      return Date.parse(policy.created_on);
    case 'modified':
      return Date.parse(policy.modified_on);
    default:
      return policy[field];
  }
}

type Compare = (a: PolicySummary, b: PolicySummary) => number;

const texts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const rank = ({ severity }: PolicySummary): number =>
  severity === null ? SEVERITIES.length : SEVERITIES.indexOf(severity);
/** Alert rules have no order and come last. */
const place = ({ order }: PolicySummary): number => order ?? Number.MAX_SAFE_INTEGER;
const reversed =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);

const byPlace: Compare = (a, b) => place(a) - place(b);
const byName: Compare = (a, b) => compareNames(a.name, b.name);
const byType: Compare = (a, b) => texts(a.type, b.type);
const bySeverity: Compare = (a, b) => rank(a) - rank(b);
const byState: Compare = (a, b) => texts(a.state, b.state);
const byTime: Compare = (a, b) => texts(a.modified_on, b.modified_on);

/** What is equal stays in the order of policies. */
const ORDERS: Readonly<Record<PolicySort, Compare>> = {
  order: byPlace,
  '-order': reversed(byPlace),
  name: byName,
  '-name': reversed(byName),
  type: byType,
  '-type': reversed(byType),
  severity: bySeverity,
  '-severity': reversed(bySeverity),
  state: byState,
  '-state': reversed(byState),
  modified_on: byTime,
  '-modified_on': reversed(byTime),
};
