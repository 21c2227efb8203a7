import type { PolicyDefinitionGiven } from '@casbah/contract/policy-definition';
import type { WrittenPolicy, WrittenResponse } from '@casbah/domain/policy/written-policy';

/** A definition as it is sent: texts without white space around them. */
export function givenOf(policy: WrittenPolicy): PolicyDefinitionGiven {
  return {
    name: policy.name.trim(),
    description: policy.description.trim(),
    severity: policy.severity,
    condition: policy.condition.trim(),
    include: [...policy.include],
    exclude: [...policy.exclude],
    exceptions: [...policy.exceptions],
    schedule:
      policy.schedule === null
        ? null
        : {
            ...policy.schedule,
            windows: policy.schedule.windows.map((window) => ({ ...window, days: [...window.days] })),
          },
    responses: policy.responses.map(givenResponse),
  };
}

function givenResponse(response: WrittenResponse): NonNullable<PolicyDefinitionGiven['responses']>[number] {
  return response.kind === 'notify' ? { ...response, recipients: [...response.recipients] } : response;
}
