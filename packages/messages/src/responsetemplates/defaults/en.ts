/**
 * Default response templates. `{names}` are placeholders of templates; those of `name` and `line` are filled when a template
 * is made.
 */
export const words = {
  'response.default.name': 'Default: {type}',
  'response.default.description': 'Included with Casbah',
  'response.default.line': '{label}: {value}',
  'response.default.admin.subject': '[{severity}] {policy_name}',
  'response.default.admin.intro': 'An activity matched a policy.',
  'response.default.admin.outro': 'Open the incident in Casbah to investigate.',
  'response.default.user.subject': 'Company policy: {policy_name}',
  'response.default.user.intro': 'Something you did in {applications} matches a company policy.',
  'response.default.user.outro': 'If you think this is a mistake, contact your security team.',
  'response.default.ticketing.subject': '{policy_name}: {policy_type}',
  'response.default.ticketing.intro': 'Casbah raised an incident.',
  'response.default.ticketing.outro': 'Record the outcome in Casbah when the ticket is closed.',
  'response.default.admin-aggregate.subject': '[{severity}] {policy_name}: several matches',
  'response.default.admin-aggregate.intro': 'Several activities matched a policy.',
  'response.default.admin-aggregate.outro': 'Open the incidents in Casbah to investigate.',
  'response.default.user-aggregate.subject': 'Company policy: {policy_name} (several activities)',
  'response.default.user-aggregate.intro': 'Several things you did in {applications} match a company policy.',
  'response.default.user-aggregate.outro': 'If you think this is a mistake, contact your security team.',
  'response.default.ticketing-aggregate.subject': '{policy_name}: several incidents',
  'response.default.ticketing-aggregate.intro': 'Casbah raised several incidents.',
  'response.default.ticketing-aggregate.outro': 'Record the outcome in Casbah when the ticket is closed.',
  'response.default.browser.subject': 'Company policy',
  'response.default.browser.body':
    '“{policy_name}” applies to what you did in {applications}. For help, contact your security team.',
  'response.default.tombstone_file_name': 'About this file.txt',
  'response.default.tombstone_content':
    'The policy “{policy_name}” moved this file on {timestamp}. To get it back, contact your security team.',
  'response.default.copied_file_name': 'Copied by company policy',
  'response.default.moved_file_name': 'Moved by company policy',
} as const;
