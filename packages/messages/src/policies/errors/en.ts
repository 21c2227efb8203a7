export const words = {
  POLICY_DRAFT_CHANGED: 'The draft of {name} was changed since you opened it. Reload it, then save again.',
  POLICIES_CHANGED: 'A policy was added or deleted meanwhile. Reload the list, then order it again.',
  POLICY_ACTIVE: '{name} is active. Disable it first.',
  POLICY_NEVER_ACTIVATED: '{name} was never activated. Activate its draft first.',
  ALERT_RULE_POLICY:
    'Policies of type Shadow IT are alert rules. Edit them in Decisions, or with the calls under /risks/policies.',
  POLICY_FILE_INVALID: 'Line {line} isn’t valid YAML: {problem}.',
  'problem.policy.field': 'Policies of this type can’t use {field}. Remove it from the condition.',
  'problem.policy.response': 'Policies of this type can’t use the response {response}. Remove it.',
  'problem.policy.file_size': 'Enter a file size from 0 to 9,999,999 KB.',
  'problem.policy.empty_window': 'The window ends when it starts. Change one of the times.',
  'problem.policy.empty_schedule': 'The schedule ends before it starts. Change one of the dates.',
  'problem.policy.repeated_exception': 'This exception is listed twice. Remove one.',
  'problem.policy.repeated_policy': 'The file has two policies of this type named {name}. Rename one.',
  'problem.policy.missing_content_profile':
    'No content profile named {value}. It may have been renamed or deleted.',
  'problem.policy.missing_group': 'No group named {value}. It may have been renamed or deleted.',
  'problem.policy.missing_tag': 'No tag named {value}. It may have been renamed or deleted.',
  'problem.policy.missing_destination':
    'No webhook destination named {value}. It may have been renamed or deleted.',
  'problem.policy.missing_response_template':
    'No response template named {value}. It may have been renamed or deleted.',
} as const;
