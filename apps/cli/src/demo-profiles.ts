import type { Client } from '@casbah/contract/client';
import type { Rule, RuleLine, RuleType } from '@casbah/domain/content-rule';

interface DemoLine {
  readonly type: RuleType;
  readonly values: readonly string[];
}

interface DemoProfile {
  readonly name: string;
  readonly description: string;
  /** Joined by AND. */
  readonly lines: readonly DemoLine[];
}

/** What a company of this kind looks for. */
const PROFILES: readonly DemoProfile[] = [
  {
    name: 'Payment cards',
    description: 'Card numbers and what is stored with them',
    lines: [{ type: 'risk_type', values: ['pci'] }],
  },
  {
    name: 'Personal data',
    description: 'Data that identifies a person',
    lines: [{ type: 'risk_type', values: ['pii'] }],
  },
  {
    name: 'Keys and passwords',
    description: 'Secrets in files that leave the company',
    lines: [
      {
        type: 'predefined_term',
        values: ['aws-access-key-id', 'github-token', 'private-key', 'password-in-configuration'],
      },
    ],
  },
  {
    name: 'Confidential contracts',
    description: 'Contracts that carry a confidentiality mark',
    lines: [
      { type: 'content_type', values: ['document-contract', 'document-nda'] },
      { type: 'predefined_dictionary', values: ['confidentiality-marks'] },
    ],
  },
];

type DemoRuleLine = RuleLine & { rules: Rule[]; ignoreStrings: string[] };

/** Gives an empty demo company its DLP profiles. */
export async function createDemoProfiles(client: Client): Promise<void> {
  const { profiles } = await client.call('GET /protect/content_profiles', {});
  if (profiles.length > 0) return;
  for (const { name, description, lines } of PROFILES)
    await client.call('POST /protect/content_profiles', {
      body: {
        name,
        description,
        sets: [
          {
            uid: 'set',
            logicType: null,
            ruleLines: lines.map(
              ({ type, values }, line): DemoRuleLine => ({
                uid: `line-${line}`,
                ruleType: type,
                rules: values.map((value) => ({
                  uid: value,
                  value,
                  matchCount: 1,
                  highSensitivity: false,
                })),
                ignoreStrings: [],
                logicType: line < lines.length - 1 ? 'AND' : null,
              }),
            ),
          },
        ],
      },
    });
}
