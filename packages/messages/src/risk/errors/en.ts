export const words = {
  'problem.no_year_asked': 'This attribute doesn’t take a year.',
  'problem.no_countries_asked': 'This attribute doesn’t take countries.',
  'problem.no_such_detail': 'This attribute has no detail {detail}.',
  'problem.profile_in_force': 'This profile is active. Activate another one first.',
  'problem.profile_built_in': 'The built-in profile can’t be changed. Clone it and edit the copy.',
  'problem.profile_name': 'Invalid profile name.',
  'problem.profile_thresholds': 'Use whole numbers from 0 to 100, with high at or below medium.',
  'problem.profile_rules': 'Only attributes that take countries or years can have them.',
} as const;
