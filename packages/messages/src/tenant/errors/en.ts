export const words = {
  SETTING_NEEDS_SYSADMIN: 'Only a sysadmin signed in to the console can change this setting.',
  'problem.other_setting': 'The ID doesn’t match the setting {setting}.',
  'problem.above_medium': 'Enter {medium} or less: this can’t be above the medium-risk threshold.',
  'problem.no_settings_of': '{app} has no settings.',
  'problem.no_setting': 'No setting named {setting}.',
  'problem.locks_you_out':
    'Your address {address} isn’t included: you would lock yourself out. Add it first.',
  'problem.setting_switch': 'Use true or false.',
  'problem.setting_number': 'Enter a whole number from {minimum} to {maximum}.',
  'problem.setting_choice': 'Choose one of: {choices}.',
  'problem.setting_list': 'Enter at most {maximum} values.',
  'problem.setting_time_zone': 'Enter a time zone such as Europe/Berlin.',
  'problem.setting_landing_page': 'Enter a path such as /ui/appAudit/services, or the name of an area.',
  'problem.setting_https_address': 'Enter a URL that starts with https://.',
  'problem.setting_networks':
    'Enter networks such as 198.51.100.0/24 or 2001:db8::/32, or single IP addresses.',
  'problem.setting_host_names': 'Enter hostnames such as portal.example.',
  'problem.setting_name': 'Enter a name of up to 64 characters.',
} as const;
