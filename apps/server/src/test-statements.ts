import type { ControlStore } from '@casbah/stores/control/control-store';
import { asSystemTx } from '@casbah/stores/control/transaction';
import type { KyselyPlugin } from 'kysely';

/**
 * Records the shape of all system statements until a request is answered, without values: requests that must
 * be indistinguishable send the same.
 */
export async function recordStatements<Answer>(
  control: ControlStore,
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer; statements: readonly string[] }> {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      const withoutValues = (key: string, value: unknown) => (/^values?$/.test(key) ? '?' : value);
      statements.push(JSON.stringify(node, withoutValues));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { asSystem } = control;
  control.asSystem = (work) => asSystem((tx) => work(asSystemTx(tx.withPlugin(recorder), tx.auditSeal)));
  try {
    return { answer: await ask(), statements };
  } finally {
    control.asSystem = asSystem;
  }
}
