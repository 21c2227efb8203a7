import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { ResponseKind } from '@casbah/domain/policy/response';
import type { WrittenResponse } from '@casbah/domain/policy/written-policy';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { useState } from 'react';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import { responseFault } from './policy-draft.ts';
import { ResponseFields } from './ResponseFields.tsx';

/** Whether a response has anything to choose. */
export function hasParameters(kind: ResponseKind): boolean {
  return !['require_second_factor', 'skip_inspection', 'encrypt', 'revoke_token', 'tag'].includes(kind);
}

/** Parameters of a response. */
export function ResponseDialog({
  type,
  response,
  onSet,
  onClose,
}: {
  type: PolicyType;
  response: WrittenResponse;
  onSet: (response: WrittenResponse) => void;
  onClose: () => void;
}) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  const [draft, setDraft] = useState(response);
  const fault = responseFault(draft);
  return (
    <FormDialog
      title={say(`policy.response.${response.kind}`)}
      accept={say('policy.then.set')}
      isRight={fault === undefined}
      send={async () => onSet(draft)}
      onClose={onClose}
    >
      {(wasTried) => (
        <ResponseFields
          type={type}
          response={draft}
          onChange={setDraft}
          fault={wasTried ? fault : undefined}
        />
      )}
    </FormDialog>
  );
}
