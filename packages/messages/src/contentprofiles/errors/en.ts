export const words = {
  CONTENT_IN_USE: '{name} uses it. Remove it there first.',
  'problem.rules.MATCHES_LIMIT_ERROR': 'Set the minimum matches to a number from 1 to 99.',
  'problem.rules.MATCHES_DECIMAL_ERROR': 'Set the minimum matches to a whole number.',
  'problem.rules.INVALID_REG_EXP_LENGTH':
    'The expression is longer than 4,000 characters. Shorten it or split it in two.',
  'problem.rules.RULE_ALREADY_ADDED': 'This expression is already in the rule. Change it or remove it.',
  'problem.rules.DUPLICATE_FILE_FORMAT':
    'This class and format are already in the rule. Choose another format.',
  'problem.rules.DUPLICATE_TYPE_RULE': 'This set already has a rule of this type. Add to that one.',
  'problem.rules.NO_DUP_RULE_ALLOWED': 'This value is already in the set. Remove one of the two.',
  'problem.rules.NO_EMPTY_RULE_ALLOED': 'The rule looks for nothing. Choose or enter something.',
  'problem.rules.SELECT_FILE_FORMAT': 'Select a file format of the class, or all.',
  'problem.rules.DUPLICATE_IGNORE_STRING': 'A string to ignore is listed twice. Remove one.',
  'problem.rules.TOO_MANY_SETS': 'Use at most 20 sets. Merge some, or create another profile.',
  'problem.rules.TOO_MANY_LINES': 'Use at most 50 rules per set.',
  'problem.rules.TOO_MANY_RULES': 'Use at most 200 values per rule.',
  'problem.rules.TOO_MANY_IGNORE_STRINGS': 'Use at most 1,000 strings to ignore per rule.',
  'problem.rules.IGNORE_STRING_TOO_LONG': 'A string to ignore is longer than 500 characters. Shorten it.',
  'problem.rules.NESTED_REUSABLE_RULE': 'A reusable rule can’t contain another one. Add its rules instead.',
  'problem.filter.NO_CONDITION': 'Add at least one condition.',
  'problem.filter.TOO_MANY_CONDITIONS': 'Use at most 50 conditions.',
  'problem.filter.EMPTY_CONDITION':
    'The condition selects nothing. Choose formats, extensions, names, sizes or encryption.',
  'problem.filter.TOO_MANY_VALUES': 'Use at most 500 values per condition.',
  'problem.filter.INVALID_EXTENSION': '{value} isn’t a file extension. Enter one such as pdf or tar.gz.',
  'problem.filter.INVALID_NAME': 'Enter file names of 1 to 200 characters.',
  'problem.filter.INVALID_SIZE': 'The minimum size is larger than the maximum. Change one of them.',
  'problem.missing_profile': 'No content profile has the ID {id}. It may have been deleted.',
  'problem.missing_reusable_rule': 'No reusable rule has the ID {id}. It may have been deleted.',
  'problem.missing_data_filter': 'No data filter has the ID {id}. It may have been deleted.',
  'problem.missing_alias': 'No alias has the ID {id}. It may have been deleted.',
  'problem.missing_dictionary': 'No dictionary has the ID {id}. It may have been deleted.',
  'problem.missing_predefined_dictionary': 'Casbah includes no dictionary {id}. Choose one from the list.',
  'problem.missing_data_identifier': 'No data identifier has the ID {id}. Choose one from the list.',
  'problem.missing_ml_profile': 'No ML profile has the ID {id}. It may have been deleted.',
  'problem.missing_index': 'No index has the ID {id}. It may have been deleted.',
  'problem.no_risk_type': '{id} isn’t a risk type. Choose one from the list.',
  'problem.no_content_type': '{id} isn’t a content type. Choose one from the list.',
  'problem.no_file_class': '{id} isn’t a file class. Choose one from the list.',
  'problem.no_file_format': 'The class has no file format {id}. Choose one from the list.',
  'problem.regex.EMPTY_PATTERN': 'Enter a regular expression.',
  'problem.regex.INVALID_REG_EXP_LENGTH':
    'The expression is longer than 4,000 characters. Shorten it or split it in two.',
  'problem.regex.MATCHES_EMPTY_TEXT':
    'The expression also matches empty text. Make a part of it required, such as with + instead of *.',
  'problem.regex.TOO_LARGE': 'The expression is too complex. Repeat less in it, or split it in two.',
  'problem.regex.TOO_SLOW': 'The expression is too slow. Make it simpler, or repeat less in it.',
  'problem.regex.missing_parenthesis':
    'A closing parenthesis is missing. Add it, or write \\( for the character.',
  'problem.regex.unexpected_parenthesis':
    'A closing parenthesis has no opening one. Remove it, or write \\) for the character.',
  'problem.regex.missing_bracket':
    'A closing square bracket is missing. Add it, or write \\[ for the character.',
  'problem.regex.nested_repetition':
    'Two repetition operators follow each other. Remove one, or group the first with parentheses.',
  'problem.regex.nothing_to_repeat':
    'A repetition operator has nothing before it. Remove it, or write a backslash before it for the character.',
  'problem.regex.repetition_size': 'A repetition is out of range. Repeat at most 1,000 times.',
  'problem.regex.trailing_backslash':
    'The expression ends with a backslash. Remove it, or write two for the character.',
  'problem.regex.unknown_escape':
    'RE2 doesn’t know a character after a backslash. Backreferences aren’t supported.',
  'problem.regex.unsupported_group':
    'RE2 doesn’t support lookahead, lookbehind or other special groups. Rewrite the expression without them.',
  'problem.regex.class_range':
    'A character range in square brackets is invalid. Write the smaller character first.',
  'problem.regex.group_name': 'A group’s name is invalid or used twice. Use letters, digits and underscores.',
  'problem.regex.too_large': 'The expression is too complex. Repeat less in it, or split it in two.',
  'problem.regex.other': 'The expression isn’t valid in RE2 syntax. Test its parts one at a time.',
} as const;
