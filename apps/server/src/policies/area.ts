import { area } from '../areas/define.ts';
import { policySeedOf } from '../keys.ts';
import { CompanyThings } from './company-things.ts';
import { Decisions } from './decisions.ts';
import { Enforcement } from './enforcement.ts';
import { Policies } from './policies.ts';
import { PolicyFiles } from './policy-files.ts';
import { PolicyList } from './policy-list.ts';
import { PolicySets } from './policy-sets.ts';
import { policiesHandlers } from './routes.ts';
import { signingKeyOf } from './signing-key.ts';
import { Snapshots } from './snapshot.ts';
import { yamlThread } from './yaml-thread.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** The policies in force in each company, ready to decide. */
    policySets: Pick<PolicySets, 'of'>;
  }
}

/** Policies: their definitions, which of them are in force, and what they decide. */
export const policiesArea = area({
  name: 'policies',
  needs: [
    'control',
    'clock',
    'keys',
    'alertRules',
    'catalogue',
    'servicesOf',
    'tagsOf',
    'contentOf',
    'inspectText',
    'responseTemplates',
  ],
  gives: ['policySets'],
  build({ control, clock, keys, alertRules, catalogue, servicesOf, inspectText, ...sources }) {
    const sets = new PolicySets(control);
    const things = new CompanyThings({ control, ...sources });
    const parts = { control, clock, alertRules, things };
    const list = new PolicyList(parts);
    const key = signingKeyOf(policySeedOf(keys));
    return {
      handlers: policiesHandlers({
        key,
        list,
        policies: new Policies(parts),
        enforcement: new Enforcement({ ...parts, onChange: (tenant) => sets.forget(tenant) }),
        files: new PolicyFiles({ ...parts, list, yaml: yamlThread }),
        snapshots: new Snapshots({ control, sets, things, key, tagsOf: sources.tagsOf }),
        decisions: new Decisions({ control, clock, sets, catalogue, servicesOf, inspectText }),
      }),
      onSignal(signal) {
        if ('area' in signal && signal.area === 'policies') sets.forget(signal.tenant);
      },
      onResync: () => sets.forgetAll(),
      provides: { policySets: sets },
    };
  },
});
