export const words = {
  'problem.no_year_asked': 'This attribute doesn’t take a year. Leave it out.',
  'problem.no_countries_asked': 'This attribute doesn’t take countries. Leave them out.',
  'problem.no_such_detail': 'This attribute has no detail {detail}. Leave it out.',
  'problem.profile_in_force': 'This profile is active. Activate another one first.',
  'problem.profile_built_in': 'The built-in profile can’t be changed. Clone it and edit the copy.',
  'problem.profile_name': 'Use up to 64 letters, digits and . - _ @ $ & = + % *, without spaces.',
  'problem.profile_thresholds': 'Use whole numbers from 0 to 100, with high at or below medium.',
  'problem.profile_rules':
    'Only attributes that take countries or years can have these rules. Remove the others.',
} as const;
